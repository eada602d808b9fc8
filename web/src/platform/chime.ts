/** A bell of our own making: two falling notes, quiet enough for a kitchen and hard to miss. */
const NOTES_HZ = [880, 660] as const;
const NOTE_S = 0.28;
const LOUDNESS = 0.35;

let context: AudioContext | undefined;

/** Browsers let a page sound only after a tap: call this from one, and the bell may ring later. */
export function unlockChime(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => undefined);
}

export function canChime(): boolean {
  return context?.state === 'running';
}

/** Rings once; silent as long as the browser does not let it. */
export function chime(): void {
  if (context === undefined || context.state !== 'running') return;
  for (const [index, frequency] of NOTES_HZ.entries()) {
    const start = context.currentTime + index * NOTE_S;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(LOUDNESS, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_S);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + NOTE_S);
  }
}
