export function canReadAloud(): boolean {
  return 'speechSynthesis' in window;
}

/** Reads a text aloud with the device's voice. Interrupts the text before. */
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
