import { Link } from '@tanstack/react-router';
import { Pause, Play, X } from 'lucide-react';

import { clockText, doneText, rangeNote, ringingText } from '#features/cooking/model/timer-text.ts';
import {
  addMinute,
  remainingMs,
  pauseTimer,
  resumeTimer,
  timerState,
  stopTimer,
} from '#features/cooking/model/timers.ts';
import type { Timer } from '#features/cooking/model/timers.ts';
import { unlockChime } from '#platform/chime.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

export interface TimerControlsProps {
  id: string;
  timer: Timer;
  now: number;
  onChange: (change: (timers: readonly Timer[]) => readonly Timer[]) => void;
  /** Whether the title links to the recipe. */
  linked: boolean;
}

/** The details of a timer: its step, and buttons to pause, extend and stop it. */
export function TimerControls({ id, timer, now, onChange, linked }: TimerControlsProps) {
  const { label, recipeId, recipeTitle, step } = timer;
  const state = timerState(timer, now);
  const notes = [state === 'paused' ? 'paused' : null, rangeNote(timer)].filter((note) => note !== null);
  const title = `Step ${step + 1}, ${recipeTitle}`;
  const isRinging = state === 'ringing';
  return (
    <div
      id={id}
      role="group"
      aria-label={label}
      className={classNames(
        'appear flex flex-wrap items-center gap-x-1 rounded-lg border py-1 pr-1 pl-4 shadow-mid',
        isRinging ? 'border-saffron bg-saffron-wash' : 'border-line bg-paper-raised',
      )}
    >
      <div className="min-w-0 grow basis-32 py-1 pr-2">
        <p
          className={classNames(
            'truncate leading-tight font-semibold',
            isRinging && 'font-serif text-xl text-saffron-ink',
          )}
        >
          {label}
          {!isRinging && ` ${clockText(remainingMs(timer, now))}`}
        </p>
        {(isRinging || notes.length > 0) && (
          <p className={classNames('text-sm', isRinging ? 'font-semibold text-saffron-ink' : 'text-ink-soft')}>
            {isRinging ? ringingText(timer) : notes.join(' · ')}
          </p>
        )}
        <p dir="auto" className="truncate text-sm text-ink-soft">
          {linked ? (
            <Link to="/recipe/$id" params={{ id: recipeId }} className="underline-offset-2 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
      </div>
      <div className="ml-auto flex items-center gap-1">
        {!isRinging && (
          <Button
            tone="ghost"
            size="icon"
            aria-label={`${state === 'paused' ? 'Resume' : 'Pause'} ${label}`}
            onClick={() => {
              unlockChime();
              onChange((timers) => (state === 'paused' ? resumeTimer : pauseTimer)(timers, timer.id, Date.now()));
            }}
          >
            {state === 'paused' ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          </Button>
        )}
        <Button
          tone="ghost"
          className="shrink-0 px-3! text-sm"
          aria-label={`+1 min for ${label}`}
          onClick={() => {
            unlockChime();
            onChange((timers) => addMinute(timers, timer.id, Date.now()));
          }}
        >
          +1 min
        </Button>
        <Button
          tone={isRinging ? 'primary' : 'ghost'}
          size={isRinging ? 'regular' : 'icon'}
          className={isRinging ? 'shrink-0 px-4!' : ''}
          aria-label={isRinging ? `Dismiss: ${doneText(timer)}` : `Stop ${label}`}
          onClick={() => onChange((timers) => stopTimer(timers, timer.id))}
        >
          {isRinging ? 'Dismiss' : <X aria-hidden="true" />}
        </Button>
      </div>
    </div>
  );
}
