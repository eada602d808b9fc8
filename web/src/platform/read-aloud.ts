export function canReadAloud(): boolean {
  return 'speechSynthesis' in window;
}

/** Reads a text in the device's voice, in place of whatever it was reading. */
export function readAloud(text: string, onEnd: () => void): void {
  const { speechSynthesis } = window;
  speechSynthesis.cancel();
  const speech = new SpeechSynthesisUtterance(text);
  speech.addEventListener('end', onEnd);
  speech.addEventListener('error', onEnd);
  speechSynthesis.speak(speech);
}

export function stopReadingAloud(): void {
  if (canReadAloud()) window.speechSynthesis.cancel();
}
