import { detailsOf } from '@larder/contract/details-of';
import type { ReactNode } from 'react';

import { nutritionFacts } from '#features/recipe-page/model/nutrition-facts.ts';
import type { SheetRecipe } from '#features/recipe-page/model/sheet-recipe.ts';
import { TextLink } from '#ui/text-link.tsx';

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-8 print:mt-3">
      <h2 id={id} className="mb-2 text-xl font-semibold print:text-base">
        {title}
      </h2>
      {children}
    </section>
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
function Source({ recipe }: { recipe: SheetRecipe }) {
  const { source_name: name, source_url: url, author } = detailsOf(recipe);
  const place = name ?? (url === null ? null : siteOf(url));
  return (
    <p dir="auto" className="text-ink-soft wrap-anywhere">
      {place !== null && (url === null ? place : <OutsideLink href={url}>{place}</OutsideLink>)}
      {author !== null && `${place === null ? 'By' : ', by'} ${author}`}
    </p>
  );
}

/** What the cook wrote about the recipe besides the dish: notes, tools, where it comes from. Empty parts are left out. */
export function RecipeNotes({ recipe }: { recipe: SheetRecipe }) {
  const { notes, equipment, nutrition, video_url: video, source_name, source_url, author } = detailsOf(recipe);
  const hasSource = [source_name, source_url, author].some((part) => part !== null);
  return (
    <>
      {notes !== null && (
        <Part id="notes" title="Notes">
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {notes}
          </p>
        </Part>
      )}
      {equipment.length > 0 && (
        <Part id="tools" title="Tools">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {equipment.map((tool) => (
              <li key={tool} dir="auto" className="wrap-anywhere">
                {tool}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {video !== null && (
        <Part id="video" title="Video">
          <OutsideLink href={video}>Watch on {siteOf(video)}</OutsideLink>
        </Part>
      )}
      {nutrition !== null && (
        <Part id="stated-nutrition" title="Nutrition, as the source states it">
          <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
            {nutritionFacts(nutrition).map(([name, value]) => (
              <div key={name} className="flex gap-1.5">
                <dt className="text-ink-soft">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {hasSource && (
        <Part id="source" title="Source">
          <Source recipe={recipe} />
        </Part>
      )}
    </>
  );
}
