import { useEffect, useId, useRef, useState } from 'react';

import { DemoResult, DemoWaiting, NO_DISH_TEXT } from '#features/landing/components/demo-result.tsx';
import type { Visitor } from '#features/landing/components/landing-frame.tsx';
import type { TeaserAnswer } from '#features/landing/teaser.ts';
import { pointerReleased } from '#platform/pointer-release.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { CONTROL_STYLE } from '#ui/control-style.ts';

type Demo =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'answered'; answer: TeaserAnswer }
  | { state: 'failed' };

/** A short delay, so that the answer does not look canned. */
const DELAY_MS = 2_000;
const MAX_CHARACTERS = 400;
const FAILED_TEXT =
  'The kitchen did not load. What you typed is still here: check your connection and press the button again.';
const IDEAS = ['eggs, spinach, feta', 'chicken, rice, lemon', 'apples, oats, butter'];

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The live region text. */
function announcementOf(demo: Demo): string {
  switch (demo.state) {
    case 'idle':
      return '';
    case 'loading':
      return 'Cooking up a recipe';
    case 'failed':
      return FAILED_TEXT;
    case 'answered':
      return demo.answer.teaser === null ? NO_DISH_TEXT : `Here is a recipe: ${demo.answer.teaser.title}`;
  }
}

/** The demo: generates a recipe from the typed ingredients in the browser. */
export function DemoBox({ isSignedIn }: Visitor) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const attempt = useRef(0);
  const [text, setText] = useState('');
  const [demo, setDemo] = useState<Demo>({ state: 'idle' });
  const loading = demo.state === 'loading';

  // The user may have typed before hydration.
  useEffect(() => setText(input.current?.value ?? ''), []);

  const write = (value: string): void => {
    if (input.current !== null) input.current.value = value;
    setText(value);
    input.current?.focus();
  };

  const cook = async (): Promise<void> => {
    if (text.trim() === '' || loading) return;
    attempt.current += 1;
    setDemo({ state: 'loading' });
    try {
      const cooking = import('#features/landing/teaser.ts').then(({ makeTeaser }) => makeTeaser(text, attempt.current));
      const [answer] = await Promise.all([cooking, wait(DELAY_MS)]);
      await pointerReleased();
      setDemo({ state: 'answered', answer });
    } catch {
      setDemo({ state: 'failed' });
    }
  };

  const cookAnother = (): void => {
    // The pressed button unmounts with the old result. The input would open a phone's keyboard.
    submitButton.current?.focus({ preventScroll: true });
    void cook();
  };

  return (
    <div className="rounded-xl border border-line bg-paper-raised p-5 shadow-mid sm:p-8">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void cook();
        }}
      >
        <label htmlFor={id} className="block font-serif text-xl font-semibold">
          What’s in your fridge?
        </label>
        <div className="mt-3 flex flex-col gap-3 sm:flex-row">
          <input
            ref={input}
            id={id}
            type="text"
            dir="auto"
            autoComplete="off"
            enterKeyHint="go"
            maxLength={MAX_CHARACTERS}
            placeholder="eggs, spinach, a bit of feta"
            className={`${CONTROL_STYLE} min-h-13 grow text-lg`}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <Button
            ref={submitButton}
            type="submit"
            tone="primary"
            size="large"
            className="shrink-0"
            disabled={text.trim() === ''}
            busy={loading}
            busyLabel="Cooking it up..."
          >
            Make me a recipe
          </Button>
        </div>
      </form>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <span className="mr-1 text-sm text-ink-faint">Or start from</span>
        {IDEAS.map((idea) => (
          <Chip key={idea} pressed={text === idea} onPress={() => write(idea)}>
            {idea}
          </Chip>
        ))}
      </div>
      <p role="status" className="sr-only">
        {announcementOf(demo)}
      </p>
      <div aria-busy={loading}>
        {loading && <DemoWaiting />}
        {demo.state === 'answered' && (
          <DemoResult answer={demo.answer} isSignedIn={isSignedIn} onAnother={cookAnother} />
        )}
        {demo.state === 'failed' && (
          <p className="appear mt-6 rounded-md bg-beet-wash px-4 py-3 font-semibold text-beet-ink">{FAILED_TEXT}</p>
        )}
      </div>
    </div>
  );
}
