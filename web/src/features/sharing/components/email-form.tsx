import { SHARING_TEXTS } from '@larder/contract/sharing';
import { ShareTarget } from '@larder/contract/sharing-fields';
import { useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { toast } from 'sonner';

import { usePublicName } from '#features/profile/hooks/use-public-name.tsx';
import { useShareByEmail } from '#features/sharing/api.ts';
import type { SharedThing } from '#features/sharing/model/shared-recipe.ts';
import { describeShareFailure } from '#features/sharing/model/share-failure.ts';
import { Button } from '#ui/button.tsx';
import { failureToast } from '#ui/failure-toast.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSingleFlight } from '#ui/use-single-flight.ts';

const shareFailure = failureToast();

export interface EmailFormProps {
  thing: SharedThing;
  input: RefObject<HTMLInputElement | null>;
}

/** Shares a recipe or a collection with the user of an email address. */
export function EmailForm({ thing, input }: EmailFormProps) {
  const { mutateAsync: share, isPending } = useShareByEmail();
  const { kind = 'recipe' } = thing;
  const isRecipe = kind === 'recipe';
  const { ensureName, dialog } = usePublicName('Share');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');

  const showProblem = (text: string): void => {
    setProblem(text);
    input.current?.focus();
  };
  const submit = useSingleFlight(async () => {
    const parsed = ShareTarget.safeParse({ email: typed });
    if (!parsed.success) return showProblem(SHARING_TEXTS.email_invalid);
    setProblem('');
    if (!(await ensureName())) return undefined;
    const { email } = parsed.data;
    shareFailure.clear();
    try {
      await share({ ...thing, email });
    } catch (error) {
      const failure = describeShareFailure(error, kind);
      if (failure.email !== null) return showProblem(failure.email);
      shareFailure.show(failure.message, { description: failure.detail });
      return undefined;
    }
    toast.success(isRecipe ? SHARING_TEXTS.shared : SHARING_TEXTS.collection_shared, {
      description: `${email} can open it now.`,
    });
    setTyped('');
    input.current?.focus();
    return undefined;
  });

  return (
    <>
      <form
        noValidate
        className="mt-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label="Email address"
          error={problem}
          hint={`The person needs an account here and can read ${isRecipe ? 'the recipe' : 'your recipes in it, also those you add later,'} but not change ${isRecipe ? 'it' : 'them'}. You can stop sharing at any time.`}
        >
          {(control) => (
            <div className="flex gap-3">
              <TextInput
                {...control}
                ref={input}
                type="email"
                inputMode="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                className="min-w-0 grow"
              />
              <Button type="submit" tone="primary" busy={isPending} busyLabel="Sharing..." className="shrink-0">
                Share
              </Button>
            </div>
          )}
        </Field>
      </form>
      {/* Beside the form, which would receive the submit event of the dialog. */}
      {dialog}
    </>
  );
}
