import { Check, CircleHelp, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { nameText } from '#features/cooking/model/facts-text.ts';
import type { Finding, RecipeFacts } from '#features/cooking/model/recipe-facts.ts';
import { Badge } from '#ui/badge.tsx';
import type { BadgeTone } from '#ui/badge.tsx';

interface GroupProps {
  title: string;
  tone: BadgeTone;
  icon: ReactNode;
  findings: readonly Finding[];
}

function Group({ title, tone, icon, findings }: GroupProps) {
  if (findings.length === 0) return null;
  return (
    <div className="mt-3">
      <h4 className="text-sm font-semibold text-ink-soft">{title}</h4>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {findings.map(({ name }) => (
          <li key={name}>
            <Badge tone={tone} className="px-3 py-1">
              {icon}
              {nameText(name)}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Reasons({ title, findings }: { title: string; findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <details className="mt-1 text-sm">
      <summary className="flex min-h-11 items-center font-semibold underline underline-offset-4">{title}</summary>
      <dl className="pb-2">
        {findings.map(({ name, lines }) => (
          <div key={name} className="mb-1.5">
            <dt className="font-semibold">{nameText(name)}</dt>
            <dd className="text-ink-soft wrap-anywhere">
              <bdi>{lines.join('; ')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function NotUnderstood({ unknown }: { unknown: RecipeFacts['unknown'] }) {
  if (unknown.length === 0) return null;
  return (
    <div className="mt-3 text-sm">
      <h4 className="font-semibold text-ink-soft">Not recognized, so it could contain anything</h4>
      <ul className="mt-1 list-disc pl-5 text-ink-soft">
        {unknown.map(({ words, line }, index) => (
          <li key={index} className="wrap-anywhere">
            {words.length > 0 && words.join(', ') !== line && (
              <>
                <bdi className="font-semibold text-ink">{words.join(', ')}</bdi> in{' '}
              </>
            )}
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function AllergensAndDiets({ facts }: { facts: RecipeFacts }) {
  const { allergens, perhaps, diets, unknown } = facts;
  return (
    <div>
      <h3 className="text-lg font-semibold">Allergens and diets</h3>
      {allergens.length === 0 ? (
        <p className="mt-2 text-ink-soft">
          {unknown.length === 0
            ? 'None of the 14 EU allergens found.'
            : 'None of the 14 EU allergens found, but not every ingredient is recognized.'}
        </p>
      ) : (
        <Group title="Contains" tone="beet" icon={null} findings={allergens} />
      )}
      <Group title="Some brands contain" tone="saffron" icon={null} findings={perhaps} />
      <Reasons title="Where the allergens come from" findings={[...allergens, ...perhaps]} />
      <Group title="Fits" tone="basil" icon={<Check aria-hidden="true" />} findings={diets.yes} />
      <Group title="Not sure" tone="saffron" icon={<CircleHelp aria-hidden="true" />} findings={diets.unsure} />
      <Group title="Doesn’t fit" tone="plain" icon={<X aria-hidden="true" />} findings={diets.no} />
      <Reasons title="Why it doesn’t fit, or might not" findings={[...diets.no, ...diets.unsure]} />
      <NotUnderstood unknown={unknown} />
    </div>
  );
}
