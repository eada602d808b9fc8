import type { Offer } from '@larder/contract/chat';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { closeOpenMarks, parseMarkdown, wordsOf } from '#features/chat/model/markdown.ts';
import type { Block, Inline } from '#features/chat/model/markdown.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useRevealedText } from '#ui/use-revealed-text.ts';

function Part({ part }: { part: Inline }): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'strong':
      return <strong className="font-semibold">{part.text}</strong>;
    case 'emphasis':
      return <em>{part.text}</em>;
    case 'code':
      return <code className="rounded-sm bg-paper-sunken px-1 font-mono text-[0.9em]">{part.text}</code>;
    case 'eating':
      return (
        <TextLink asChild>
          <Link to="/profile" hash="eating">
            {part.text}
          </Link>
        </TextLink>
      );
    case 'recipe':
      return (
        <TextLink asChild>
          <Link to="/recipe/$id" params={{ id: part.id }}>
            {part.text}
          </Link>
        </TextLink>
      );
  }
}

function Parts({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => <Part key={index} part={part} />);
}

/** A cell of at most this many characters, such as a time, stays on one line. */
const UNBROKEN = 10;

function TableView({ rows: [head = [], ...rows] }: { rows: (Block & { kind: 'table' })['rows'] }) {
  return (
    <table className="w-full text-left text-sm">
      <thead>
        <tr className="border-b border-edge">
          {head.map((parts, index) => (
            <th key={index} scope="col" className="py-1.5 pr-3 font-semibold">
              <Parts parts={parts} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row} className="border-b border-line last:border-b-0">
            {cells.map((parts, index) => (
              <td
                key={index}
                className={`py-1.5 pr-3 align-top tabular-nums ${wordsOf(parts).length <= UNBROKEN ? 'whitespace-nowrap' : ''}`}
              >
                <Parts parts={parts} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface OfferProps {
  offers: readonly Offer[];
  /** Null while an answer is running. */
  onChoose: ((message: string) => void) | null;
}

/** A list item. If it begins with an offer, that becomes a button. */
function ListItem({ parts, offers, onChoose }: OfferProps & { parts: readonly Inline[] }) {
  const [first, ...rest] = parts;
  // The longest: "Tomato soup with basil" is not the offer "Tomato soup".
  const [offer] = offers
    .filter(({ words }) => first?.kind === 'text' && first.text.startsWith(words))
    .toSorted((one, other) => other.words.length - one.words.length);
  if (offer === undefined || first === undefined) return <Parts parts={parts} />;
  return (
    <>
      <button
        type="button"
        disabled={onChoose === null}
        onClick={() => onChoose?.(offer.message)}
        className="-my-1 py-1 text-left font-semibold underline decoration-saffron decoration-2 underline-offset-4 hover:transition-colors hover:decoration-ink"
      >
        {offer.words}
      </button>
      {first.text.slice(offer.words.length)}
      <Parts parts={rest} />
    </>
  );
}

function BlockView({ block, ...offerProps }: OfferProps & { block: Block }) {
  if (block.kind === 'list') {
    const items = block.items.map((parts, index) => (
      <li key={index} className="pl-1">
        <ListItem parts={parts} {...offerProps} />
      </li>
    ));
    if (block.start === null) return <ul className="flex list-disc flex-col gap-1 pl-5">{items}</ul>;
    return (
      <ol start={block.start} className="flex list-decimal flex-col gap-1.5 pl-6">
        {items}
      </ol>
    );
  }
  if (block.kind === 'table') return <TableView rows={block.rows} />;
  return (
    <p className={block.kind === 'heading' ? 'mt-1 font-serif text-lg leading-snug font-semibold' : ''}>
      {block.lines.map((parts, index) => (
        <span key={index}>
          {index > 0 && <br />}
          <Parts parts={parts} />
        </span>
      ))}
    </p>
  );
}

export interface AnswerTextProps extends OfferProps {
  text: string;
  isStreaming: boolean;
}

/** The text of an answer, revealed as it streams in. */
export function AnswerText({ text, isStreaming, ...offerProps }: AnswerTextProps) {
  const visible = useRevealedText(text, isStreaming);
  const blocks = parseMarkdown(visible === text && !isStreaming ? text : closeOpenMarks(visible));
  return (
    <div dir="auto" className="flex flex-col gap-2.5 wrap-anywhere">
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} {...offerProps} />
      ))}
    </div>
  );
}
