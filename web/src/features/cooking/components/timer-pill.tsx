import { Bell, Pause, Timer as TimerIcon } from 'lucide-react';

import { clockText, timerElementId } from '#features/cooking/model/timer-text.ts';
import { remainingMs, timerState } from '#features/cooking/model/timers.ts';
import type { Timer, TimerState } from '#features/cooking/model/timers.ts';
import { classNames } from '#ui/class-names.ts';
import { restoreFocusOnRemoval } from '#ui/restore-focus.ts';

const ICONS = { running: TimerIcon, paused: Pause, ringing: Bell };

const LOOKS: Readonly<Record<TimerState, string>> = {
  running: 'border-edge bg-paper-raised text-ink',
  paused: 'border-edge border-dashed bg-paper-raised text-ink-soft',
  ringing: 'border-saffron bg-saffron-wash text-saffron-ink simmer forced-colors:outline-2',
};

export interface TimerPillProps {
  timer: Timer;
  now: number;
  /** The controls of this timer are open. */
  isOpen: boolean;
  /** The id of the element with the controls. */
  controlsId: string;
  onToggle: () => void;
}

/** A timer in one line: its name and the remaining time. A press opens its controls. */
export function TimerPill({ timer, now, isOpen, controlsId, onToggle }: TimerPillProps) {
  const { id, label } = timer;
  const state = timerState(timer, now);
  const Icon = ICONS[state];
  return (
    <li ref={restoreFocusOnRemoval} aria-label={`${label} timer`} className="shrink-0">
      <button
        type="button"
        id={timerElementId(id)}
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': controlsId } : {})}
        onClick={onToggle}
        className={classNames(
          'flex h-11 max-w-64 items-center gap-2 rounded-full border px-3.5 font-semibold shadow-low aria-expanded:ring-2 aria-expanded:ring-ink',
          LOOKS[state],
        )}
      >
        <Icon className="size-4 shrink-0" aria-hidden="true" />
        <span className="truncate">{label}</span>
        {state === 'ringing' ? (
          <span className="shrink-0">done</span>
        ) : (
          <span role="timer" className="shrink-0 font-serif text-lg lining-nums tabular-nums">
            {clockText(remainingMs(timer, now))}
          </span>
        )}
        {state === 'paused' && <span className="sr-only">paused</span>}
      </button>
    </li>
  );
}
