import { ASSISTANT_TEXTS } from '@larder/contract/assistant';
import { Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { useStartGeneration } from '#features/assistant/hooks/use-start-generation.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

export interface HelpBoxProps {
  className?: string;
  /** The box is at the bottom, where toasts appear, and needs room above its progress toast. */
  isAtFoot?: boolean;
}

export function HelpBox({ className, isAtFoot = false }: HelpBoxProps) {
  const { generate, prepare, busy } = useStartGeneration();
  const isBusy = busy === 'surprise';
  const makesRoom = isAtFoot && isBusy;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (makesRoom) box.current?.scrollIntoView({ block: 'nearest' });
  }, [makesRoom]);
  return (
    <section
      ref={box}
      aria-label="REECE"
      className={classNames('rounded-lg bg-saffron-wash p-4', makesRoom && 'mb-32 scroll-mb-32', className)}
    >
      <p className="text-sm text-ink-soft">
        <span className="mb-0.5 block font-serif text-lg font-semibold text-ink">Need cooking help?</span> Ask REECE,
        your AI cooking assistant!
      </p>
      <Button
        className="mt-3 w-full"
        busy={isBusy}
        busyLabel="Creating..."
        disabled={busy !== null && !isBusy}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => generate({ kind: 'surprise' })}
      >
        <Sparkles aria-hidden="true" />
        {ASSISTANT_TEXTS.surprise}
      </Button>
    </section>
  );
}
