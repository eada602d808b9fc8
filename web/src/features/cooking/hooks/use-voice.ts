import { useEffect, useState } from 'react';

import { readVoiceCommand } from '#features/cooking/model/voice-command.ts';
import type { VoiceCommand } from '#features/cooking/model/voice-command.ts';
import { recognizeSpeech } from '#platform/speech-recognition.ts';
import { useEventCallback } from '#ui/use-event-callback.ts';

export type Voice = 'off' | 'on' | 'refused';

/** Listens for voice commands while it is on. It is off at first. */
export function useVoice(onCommand: (command: VoiceCommand) => void): readonly [Voice, (on: boolean) => void] {
  const [voice, setVoice] = useState<Voice>('off');
  const run = useEventCallback(onCommand);
  useEffect(() => {
    if (voice !== 'on') return undefined;
    return recognizeSpeech({
      onTranscript: (words) => {
        const command = readVoiceCommand(words);
        if (command !== null) run(command);
      },
      onUnavailable: () => setVoice('refused'),
    });
  }, [voice, run]);
  return [voice, (on) => setVoice(on ? 'on' : 'off')];
}
