import type { Line } from '#features/versions/model/line-changes.ts';
import type { Change, FieldChange, PictureChange } from '#features/versions/model/version-changes.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const PICTURE_TEXTS: Record<PictureChange['change'], string> = {
  added: 'A picture was added.',
  removed: 'The picture was removed.',
  changed: 'The picture was replaced.',
};

const SIGNS = { added: ['+', 'Added:'], removed: ['−', 'Removed:'] } as const;
const TONES = { added: 'bg-basil-wash text-basil-ink', removed: 'bg-beet-wash text-beet-ink' } as const;

function ChangedLine({ kind, text }: { kind: 'added' | 'removed'; text: string }) {
  const [sign, word] = SIGNS[kind];
  return (
    <p className={`flex gap-2.5 rounded-sm px-2.5 py-1 ${TONES[kind]}`}>
      <span aria-hidden="true" className="w-3 shrink-0 text-center font-semibold">
        {sign}
      </span>
      <VisuallyHidden>{word} </VisuallyHidden>
      <span dir="auto" className="min-w-0 whitespace-pre-line wrap-anywhere">
        {text}
      </span>
    </p>
  );
}

function FieldLines({ change: { before, after } }: { change: FieldChange }) {
  return (
    <>
      {before !== null && <ChangedLine kind="removed" text={before} />}
      {after !== null && <ChangedLine kind="added" text={after} />}
    </>
  );
}

function ListLines({ lines }: { lines: readonly Line[] }) {
  return lines.map(({ kind, text }, index) =>
    kind === 'same' ? null : <ChangedLine key={index} kind={kind} text={text} />,
  );
}

/** The diff of a version. Removed and added lines differ by sign and word, not by color alone. */
export function VersionChanges({ changes }: { changes: readonly Change[] }) {
  return (
    <dl className="mt-5 flex flex-col gap-4 border-t border-line pt-4">
      {changes.map((change) => (
        <div key={change.label}>
          <dt className="mb-1.5 text-sm font-semibold text-ink-soft">{change.label}</dt>
          <dd className="flex flex-col gap-1 text-sm">
            {change.kind === 'field' && <FieldLines change={change} />}
            {change.kind === 'list' && <ListLines lines={change.lines} />}
            {change.kind === 'picture' && <p>{PICTURE_TEXTS[change.change]}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
