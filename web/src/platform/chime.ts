/** A bell of two falling notes. */
const NOTES_HZ = [880, 660] as const;
const NOTE_S = 0.28;
const VOLUME = 0.35;

let context: AudioContext | undefined;

/** Call from a tap: browsers play audio only after a user gesture. */
export function unlockChime(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => undefined);
}

export function canChime(): boolean {
  return context?.state === 'running';
}

/** Rings once. Silent while the browser blocks audio. */
export function chime(): void {
  if (context === undefined || context.state !== 'running') return;
  for (const [index, frequency] of NOTES_HZ.entries()) {
    const start = context.currentTime + index * NOTE_S;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(VOLUME, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_S);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + NOTE_S);
  }
}
