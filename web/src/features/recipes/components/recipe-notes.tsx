import { detailsOf } from '@larder/contract/details-of';
import type { GivenDetails } from '@larder/contract/details-of';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { nutritionText } from '#features/recipes/model/nutrition-facts.ts';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/text-link.tsx';

/** One fact below the notes, with its name. Must be inside a `dl`. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2 sm:grid-cols-[8rem_minmax(0,1fr)] print:py-0.5">
      <dt className="text-sm leading-6 text-ink-faint">{name}</dt>
      <dd dir="auto" className="min-w-0 wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}

function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink href={href} target="_blank" rel="noreferrer nofollow" className="wrap-anywhere">
      {children}
    </TextLink>
  );
}

/** "example.org" of an address. */
const siteOf = (url: string): string => new URL(url).hostname.replace(/^www\./u, '');

/** Where the recipe comes from: "Soups of the North, by Ada". */
function Source({ name, url, author }: { name: string | null; url: string | null; author: string | null }) {
  const place = name ?? (url === null ? null : siteOf(url));
  return (
    <>
      {place !== null && (url === null ? place : <OutsideLink href={url}>{place}</OutsideLink>)}
      {author !== null && `${place === null ? 'By' : ', by'} ${author}`}
    </>
  );
}

export interface RecipeNotesProps {
  recipe: GivenDetails;
  /** True below the heading of a recipe that is itself part of a list: the heading is smaller and two levels lower. */
  isNested?: boolean;
}

/** What the cook wrote about the recipe besides the dish: notes, tools, where it comes from. Empty parts are left out. */
export function RecipeNotes({ recipe, isNested = false }: RecipeNotesProps) {
  const id = useId();
  const Heading = isNested ? 'h4' : 'h2';
  const { notes, equipment, nutrition, video_url: video, ...source } = detailsOf(recipe);
  const { source_name: name, source_url: url, author } = source;
  const hasSource = name !== null || url !== null || author !== null;
  const hasFacts = equipment.length > 0 || nutrition !== null || video !== null || hasSource;
  return (
    <>
      {notes !== null && (
        <section aria-labelledby={id} className={isNested ? 'mt-6' : 'mt-10 print:mt-3'}>
          <Heading
            id={id}
            className={classNames('mb-2 font-semibold', isNested ? 'font-sans' : 'text-2xl print:text-lg')}
          >
            Notes
          </Heading>
          <p
            dir="auto"
            className={classNames('whitespace-pre-line wrap-anywhere', !isNested && 'text-lg print:text-base')}
          >
            {notes}
          </p>
        </section>
      )}
      {hasFacts && (
        <dl className="mt-8 divide-y divide-line border-y border-line print:mt-3 print:divide-y-0 print:border-0">
          {equipment.length > 0 && <Fact name="Tools">{equipment.join(', ')}</Fact>}
          {nutrition !== null && <Fact name="Stated nutrition">{nutritionText(nutrition)}</Fact>}
          {video !== null && (
            <Fact name="Video">
              <OutsideLink href={video}>Watch on {siteOf(video)}</OutsideLink>
            </Fact>
          )}
          {hasSource && (
            <Fact name="Source">
              <Source name={name} url={url} author={author} />
            </Fact>
          )}
        </dl>
      )}
    </>
  );
}
