import type { Recipe } from '@larder/contract/recipes';
import { Printer } from 'lucide-react';
import { useRef, useState } from 'react';

import { BookletRecipe } from '#features/cookbook/components/booklet-recipe.tsx';
import { useChunkedCount } from '#features/cookbook/hooks/use-chunked-count.ts';
import { countText } from '#features/recipes/model/recipe-text.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

const SHEET =
  'mx-auto w-full max-w-[50rem] rounded-lg border border-line bg-paper-raised p-6 sm:p-12 print:max-w-none print:rounded-none print:border-0 print:p-0';
const TITLE_MAX_CHARACTERS = 80;

interface BookletProps {
  recipes: readonly Recipe[];
  initialTitle: string;
  cook: string;
}

function Cover({ title, cook, count }: { title: string; cook: string; count: number }) {
  const [today] = useState(() =>
    new Date().toLocaleDateString('en', { year: 'numeric', month: 'long', day: 'numeric' }),
  );
  return (
    <section
      aria-label="Cover"
      className={`${SHEET} flex min-h-[32rem] flex-col items-center justify-center text-center print:h-[240mm] print:break-after-page`}
    >
      <p className="eyebrow text-tomato-ink">{countText(count, 'recipe')}</p>
      <p dir="auto" className="mt-6 font-serif text-5xl font-semibold tracking-tight text-balance wrap-anywhere">
        {title}
      </p>
      <span aria-hidden="true" className="my-8 h-px w-24 bg-edge" />
      {cook !== '' && (
        <p dir="auto" className="text-lg wrap-anywhere">
          {cook}
        </p>
      )}
      <p className="mt-1 text-ink-soft">{today}</p>
    </section>
  );
}

function Contents({ recipes }: { recipes: readonly Recipe[] }) {
  return (
    <nav aria-label="Contents" className={`${SHEET} print:block! print:break-after-page`}>
      <h2 className="mb-5 text-2xl font-semibold">Contents</h2>
      <ol className="gap-x-10 sm:columns-2 print:columns-2">
        {recipes.map(({ id, title }, index) => (
          <li key={id} className="break-inside-avoid border-b border-line py-1.5 print:py-1">
            <a href={`#booklet-${index + 1}`} className="flex min-h-9 items-baseline gap-3 no-underline print:min-h-0">
              <span className="w-8 shrink-0 text-right font-serif font-semibold text-tomato-ink">{index + 1}</span>
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {title}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Waits until all images are decoded; unloaded images would be missing on paper. */
async function decodeImages(sheets: HTMLElement): Promise<void> {
  await Promise.allSettled([...sheets.querySelectorAll('img')].map((image) => image.decode()));
}

/** The booklet: the same sheets on screen and on paper. */
export function Booklet({ recipes, initialTitle, cook }: BookletProps) {
  const [title, setTitle] = useState(initialTitle);
  const [preparing, setPreparing] = useState(false);
  const sheets = useRef<HTMLDivElement>(null);
  const laidOut = useChunkedCount(recipes.length);
  const isLaidOut = laidOut === recipes.length;

  const print = async (): Promise<void> => {
    if (sheets.current === null) return;
    setPreparing(true);
    await decodeImages(sheets.current);
    setPreparing(false);
    window.print();
  };

  const waiting = preparing ? 'Preparing pictures…' : `Laying out ${laidOut} of ${recipes.length}…`;
  return (
    <>
      <div data-print="hide" className="mb-8 flex flex-col gap-4 sm:flex-row sm:items-end">
        <Field label="Title on the cover" className="grow">
          {(control) => (
            <TextInput
              {...control}
              dir="auto"
              value={title}
              maxLength={TITLE_MAX_CHARACTERS}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
        <Button tone="primary" disabled={!isLaidOut} busy={preparing} onClick={() => void print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      </div>
      <p role="status" data-print="hide" className="mb-4 min-h-6 text-ink-soft">
        {isLaidOut && !preparing ? `${countText(recipes.length, 'recipe')}, ready to print` : waiting}
      </p>
      <div ref={sheets} className="flex flex-col gap-6 print:block">
        <Cover title={title.trim() === '' ? initialTitle : title} cook={cook} count={recipes.length} />
        <Contents recipes={recipes} />
        {recipes.slice(0, laidOut).map((recipe, index) => (
          <BookletRecipe key={recipe.id} recipe={recipe} number={index + 1} className={SHEET} />
        ))}
      </div>
    </>
  );
}
