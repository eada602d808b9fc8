export interface LoadingScreenProps {
  text: string;
}

/** Shown while the app starts. app.html has the same markup, so nothing moves. */
export function LoadingScreen({ text }: LoadingScreenProps) {
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-6 px-6 text-center">
      <p className="text-xl font-medium text-ink-soft">{text}</p>
      <span aria-hidden="true" className="simmer h-1 w-40 rounded-full bg-tomato" />
    </div>
  );
}
