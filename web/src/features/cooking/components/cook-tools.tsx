import { Mic, Volume2 } from 'lucide-react';

import { TextSizeButton } from '#features/cooking/components/text-size-button.tsx';
import type { Voice } from '#features/cooking/hooks/use-voice.ts';
import { canRecognizeSpeech } from '#platform/speech-recognition.ts';
import { canReadAloud } from '#platform/read-aloud.ts';
import type { WakeLockState } from '#platform/wake-lock.ts';
import { Button } from '#ui/button.tsx';

const PRESSED = 'bg-ink text-paper hover:bg-ink forced-colors:outline-3';

export interface CookToolsProps {
  reading: boolean;
  onRead: () => void;
  voice: Voice;
  onVoice: (on: boolean) => void;
}

/** The text size, and hands-free controls: reading aloud and voice commands. */
export function CookTools({ reading, onRead, voice, onVoice }: CookToolsProps) {
  return (
    <div className="flex gap-1">
      <TextSizeButton />
      {canReadAloud() && (
        <Button
          tone="ghost"
          size="icon"
          aria-label="Read aloud"
          aria-pressed={reading}
          className={reading ? PRESSED : ''}
          onClick={onRead}
        >
          <Volume2 aria-hidden="true" />
        </Button>
      )}
      {canRecognizeSpeech() && (
        <Button
          tone="ghost"
          size="icon"
          aria-label="Voice commands"
          aria-pressed={voice === 'on'}
          className={voice === 'on' ? PRESSED : ''}
          onClick={() => onVoice(voice !== 'on')}
        >
          <Mic aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}

function voiceText(voice: Voice): string {
  if (!canRecognizeSpeech()) return 'This browser doesn’t support voice commands.';
  if (voice === 'refused') return 'The microphone is blocked. Allow it in your browser, then try again.';
  if (voice === 'on') return 'Listening: say “next”, “back”, “repeat” or “stop”.';
  return 'Voice commands are off. When they’re on, your browser may send audio to its vendor.';
}

/** What the device supports: keeping the screen on, voice commands, reading aloud. */
export function CookStatus({ wake, voice }: { wake: WakeLockState | null; voice: Voice }) {
  const parts = [
    wake === 'on'
      ? 'The screen stays on.'
      : wake === 'off'
        ? 'The screen may turn off: this device doesn’t let us keep it on.'
        : '',
    voiceText(voice),
    canReadAloud() ? '' : 'This browser can’t read aloud.',
  ];
  return <p className="text-sm text-ink-soft">{parts.filter((part) => part !== '').join(' ')}</p>;
}
