import { useEffect, useRef, useState } from 'react';

import { readVoiceCommand } from '#features/cooking/model/voice-command.ts';
import type { VoiceCommand } from '#features/cooking/model/voice-command.ts';
import { listen } from '#platform/listen.ts';

export type Voice = 'off' | 'on' | 'refused';

/** Listens for commands while it is on; off until somebody asks for it. */
export function useVoice(onCommand: (command: VoiceCommand) => void): readonly [Voice, (on: boolean) => void] {
  const [voice, setVoice] = useState<Voice>('off');
  const handler = useRef(onCommand);
  useEffect(() => {
    handler.current = onCommand;
  });
  useEffect(() => {
    if (voice !== 'on') return undefined;
    return listen({
      onHeard: (words) => {
        const command = readVoiceCommand(words);
        if (command !== null) handler.current(command);
      },
      onRefused: () => setVoice('refused'),
    });
  }, [voice]);
  return [voice, (on) => setVoice(on ? 'on' : 'off')];
}
