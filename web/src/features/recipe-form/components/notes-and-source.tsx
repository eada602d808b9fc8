import { NotebookPen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';

import type { Wizard } from '#features/recipe-form/hooks/use-wizard.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { Button } from '#ui/button.tsx';
import { ChipsInput } from '#ui/chips-input.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';

const LISTS = [
  { name: 'tags', label: 'Tags', noun: 'tag', placeholder: 'weeknight, freezer-friendly' },
  { name: 'equipment', label: 'Tools', noun: 'tool', placeholder: 'Dutch oven, whisk' },
] as const;

const TEXTS = [
  { name: 'source_name', label: 'From', placeholder: 'Grandma’s notebook' },
  { name: 'author', label: 'Written by', placeholder: '' },
] as const;

const ADDRESSES = [
  { name: 'source_url', label: 'Web address' },
  { name: 'video_url', label: 'Video address' },
] as const;

function isFilled(form: RecipeForm): boolean {
  const { notes, source_name: source, author, source_url: sourceUrl, video_url: videoUrl } = form;
  const texts = [notes, source, author, sourceUrl, videoUrl, ...form.tags, ...form.equipment];
  return texts.some((text) => text.trim() !== '');
}

/** What cooks write besides the dish itself. On a phone it is behind a button while all of it is empty. */
export function NotesAndSource({ wizard }: { wizard: Wizard }) {
  const { form, errorOf } = wizard;
  const [isOpen, setOpen] = useState(() => isFilled(form.getValues()));
  const [isRevealed, setRevealed] = useState(false);

  useEffect(() => {
    if (isRevealed) form.setFocus('notes');
  }, [isRevealed, form]);

  return (
    <section aria-label="Notes and source" className="mt-8 border-t border-line pt-6">
      {!isOpen && (
        <Button
          className="sm:hidden"
          aria-expanded={false}
          onClick={() => {
            setOpen(true);
            setRevealed(true);
          }}
        >
          <NotebookPen aria-hidden="true" />
          Add notes and source
        </Button>
      )}
      <div
        className={classNames('grid gap-6 sm:grid-cols-2', !isOpen && 'max-sm:hidden')}
        // A wider screen shows the fields. What is typed there must stay visible when the phone is turned.
        onFocus={() => setOpen(true)}
      >
        <h3 className="text-xl font-semibold sm:col-span-2">Notes and source</h3>
        <Field label="Notes" error={errorOf('notes')} className="sm:col-span-2">
          {(control) => (
            <TextArea
              {...control}
              {...form.register('notes')}
              dir="auto"
              rows={3}
              placeholder="What worked, what to try next time, what goes well with it"
            />
          )}
        </Field>
        {LISTS.map(({ name, label, noun, placeholder }) => (
          <Controller
            key={name}
            control={form.control}
            name={name}
            render={({ field: { value, onChange, ref } }) => (
              <Field label={label} hint="Separate them with commas." error={errorOf(name)}>
                {(control) => (
                  <ChipsInput
                    {...control}
                    ref={ref}
                    value={value}
                    onChange={onChange}
                    noun={noun}
                    placeholder={placeholder}
                  />
                )}
              </Field>
            )}
          />
        ))}
        {TEXTS.map(({ name, label, placeholder }) => (
          <Field key={name} label={label} error={errorOf(name)}>
            {(control) => (
              <TextInput {...control} {...form.register(name)} autoComplete="off" placeholder={placeholder} />
            )}
          </Field>
        ))}
        {ADDRESSES.map(({ name, label }) => (
          <Field key={name} label={label} error={errorOf(name)}>
            {(control) => (
              <TextInput
                {...control}
                {...form.register(name)}
                type="url"
                inputMode="url"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                placeholder="https://"
              />
            )}
          </Field>
        ))}
      </div>
    </section>
  );
}
