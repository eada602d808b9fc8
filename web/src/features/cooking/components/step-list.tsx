import type { StepNote as WrittenNote, StepPicture as StoredPicture } from '@larder/contract/detail-fields';
import { numberedSteps, stepHeadingText } from '@larder/culinary/steps/numbered-steps';
import type { ReactNode } from 'react';

import { SizeNotes } from '#features/cooking/components/size-notes.tsx';
import { StepNote } from '#features/cooking/components/step-note.tsx';
import { StepPicture } from '#features/recipes/components/step-picture.tsx';
import type { SizeNote } from '#features/cooking/model/shaped-recipe.ts';
import { classNames } from '#ui/class-names.ts';

export interface StepListProps {
  instructions: readonly string[];
  stepNotes: readonly WrittenNote[] | undefined;
  stepPictures: readonly StoredPicture[] | undefined;
  sizeNotes?: readonly SizeNote[];
  /** True below the heading of a recipe that is itself part of a list: text is smaller and headings two levels lower. */
  isNested?: boolean;
  /** Renders the text of a step. The text as it is, if left out. */
  renderText?: (text: string, index: number) => ReactNode;
}

/** The steps with their notes and pictures, numbered across their sections. */
export function StepList({
  instructions,
  stepNotes = [],
  stepPictures = [],
  sizeNotes = [],
  isNested = false,
  renderText = (text) => text,
}: StepListProps) {
  const numbers = new Map(numberedSteps(instructions).map(({ index, number }) => [index, number]));
  const Heading = isNested ? 'h5' : 'h3';
  return (
    <ol className={classNames('flex flex-col', isNested ? 'gap-3' : 'gap-6 print:gap-2')}>
      {instructions.map((text, index) => {
        const number = numbers.get(index);
        if (number === undefined) {
          return (
            <li key={index} className="mt-2 break-after-avoid first:mt-0">
              <Heading
                dir="auto"
                className={classNames('font-serif font-semibold wrap-anywhere', !isNested && 'text-xl print:text-base')}
              >
                {stepHeadingText(text)}
              </Heading>
            </li>
          );
        }
        const picture = stepPictures.find(({ step }) => step === index);
        const note = stepNotes.find(({ step }) => step === index);
        return (
          <li key={index} className={classNames('flex', isNested ? 'gap-3' : 'gap-4 print:gap-2.5')}>
            <span
              aria-hidden="true"
              className={classNames(
                'shrink-0 text-right font-serif font-semibold whitespace-nowrap text-tomato-ink lining-nums',
                isNested ? 'w-5' : 'w-8 text-2xl leading-tight print:w-5 print:text-base',
              )}
            >
              {number}
            </span>
            <div className="min-w-0 grow">
              <p
                dir="auto"
                className={classNames(
                  'quantity whitespace-pre-line wrap-anywhere',
                  !isNested && 'text-lg print:text-base print:leading-snug',
                )}
              >
                {renderText(text, index)}
              </p>
              <SizeNotes notes={sizeNotes.filter(({ step }) => step === index)} />
              {note !== undefined && <StepNote text={note.note} className="mt-2" />}
              {picture !== undefined && (
                <StepPicture
                  url={picture.image_url}
                  alt={`Photo of step ${number}`}
                  className={classNames('mt-3', isNested ? 'max-w-60' : 'max-w-96 print:mt-1 print:max-w-40')}
                />
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
