import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { useTarget } from '#features/tour/hooks/use-target.ts';
import { placeCard } from '#features/tour/model/place-card.ts';
import type { Box } from '#features/tour/model/place-card.ts';
import { STOPS } from '#features/tour/model/stops.ts';
import type { Stop } from '#features/tour/model/stops.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Modal } from '#ui/modal.tsx';

export interface TourProps {
  /** Called when the tour is finished or skipped. */
  onEnd: () => void;
}

/** Padding of the spotlight around its target. */
const SPOT_PADDING_PX = 6;

/** Darkens everything except the target. */
function Spot({ box: { left, top, width, height } }: { box: Box }) {
  return (
    <div
      aria-hidden="true"
      style={{
        left: left - SPOT_PADDING_PX,
        top: top - SPOT_PADDING_PX,
        width: width + 2 * SPOT_PADDING_PX,
        height: height + 2 * SPOT_PADDING_PX,
        boxShadow: '0 0 0 200vmax var(--veil)',
      }}
      className="pointer-events-none fixed z-50 rounded-lg outline-2 outline-offset-2 outline-saffron transition-[left,top,width,height] motion-reduce:transition-none"
    />
  );
}

function Progress({ at }: { at: number }) {
  return (
    <p className="flex items-center gap-1.5 text-sm text-ink-faint">
      <span className="mr-1.5">
        {at + 1} of {STOPS.length}
      </span>
      {STOPS.map(({ title }, index) => (
        <span
          key={title}
          aria-hidden="true"
          className={classNames('h-1.5 w-5 rounded-full', index <= at ? 'bg-tomato' : 'bg-line')}
        />
      ))}
    </p>
  );
}

interface CardProps {
  stop: Stop;
  at: number;
  onMove: (at: number) => void;
  onEnd: () => void;
}

function Card({ stop, at, onMove, onEnd }: CardProps) {
  const target = useTarget(stop);
  const card = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isLast = at === STOPS.length - 1;
  const go = (to: number): void => {
    if (to >= STOPS.length) return onEnd();
    if (to < 0) return undefined;
    // The first stop has no Back button and the last no Skip button. A focused one would take the focus out of the card.
    if (to === 0 || to === STOPS.length - 1) next.current?.focus({ preventScroll: true });
    return onMove(to);
  };
  const turn = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowRight' && !isLast) go(at + 1);
    else if (key === 'ArrowLeft') go(at - 1);
  };
  // The position depends on the height of the text, so it is set after rendering and before painting.
  useLayoutEffect(() => {
    const element = card.current;
    if (element === null) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const place = placeCard(target, { width, height }, screen);
    element.style.left = `${place.left}px`;
    element.style.top = `${place.top}px`;
  });
  return (
    <Modal
      panel={card}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onEnd}
      onKeyDown={turn}
      initialFocus={next}
      veil={
        <>
          <div className={classNames('fixed inset-0 z-50 touch-none', target === null && 'bg-veil')} />
          {target !== null && <Spot box={target} />}
        </>
      }
      className="appear fixed z-50 max-h-[calc(100dvh-1.5rem)] w-[min(23rem,calc(100vw-1.5rem))] overflow-y-auto overscroll-contain rounded-xl border border-line bg-paper-raised p-5 text-ink shadow-high focus:outline-none"
    >
      {/* The focus stays on the button, so the next stop is announced by this live region. */}
      <div aria-live="polite" aria-atomic="true">
        <Progress at={at} />
        <h2 id={`${id}-title`} className="mt-2 font-serif text-xl font-semibold text-balance">
          {stop.title}
        </h2>
        <p id={`${id}-text`} className="mt-1.5 text-ink-soft">
          {stop.text}
        </p>
      </div>
      <div className="mt-5 flex items-center gap-2">
        {!isLast && (
          <Button tone="ghost" className="-ml-3 px-3!" onClick={onEnd}>
            Skip
          </Button>
        )}
        <div className="ml-auto flex gap-2">
          {at > 0 && (
            <Button className="px-4!" onClick={() => go(at - 1)}>
              Back
            </Button>
          )}
          <Button ref={next} tone="primary" onClick={() => go(at + 1)}>
            {isLast ? 'Start cooking' : 'Next'}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** A tour of the most important controls, one stop at a time. It can be skipped at any stop. */
export function Tour({ onEnd }: TourProps) {
  const [at, setAt] = useState(0);
  const stop = STOPS[at];
  return stop !== undefined && <Card stop={stop} at={at} onMove={setAt} onEnd={onEnd} />;
}
