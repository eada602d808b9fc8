import type { PictureUploadState } from '#features/pictures/hooks/use-picture-upload.ts';

const PERCENT = 100;

function textOf(work: PictureUploadState): string {
  if (work.phase === 'preparing') return 'Preparing the photo…';
  if (work.phase === 'fetching') return 'Fetching the picture…';
  if (work.phase !== 'sending') return '';
  return work.share < 1 ? 'Sending the photo…' : 'Making it ready for every screen…';
}

/** What is happening to a picture on its way to us, with how far it has come where that is known. */
export function PictureProgress({ work, onGiveUp }: { work: PictureUploadState; onGiveUp: () => void }) {
  const text = textOf(work);
  if (text === '') return null;
  const share = work.phase === 'sending' && work.share < 1 ? work.share : null;
  return (
    <div className="mt-4">
      <div className="flex items-center justify-between gap-3 text-sm">
        <p role="status" className="font-semibold">
          {text}
        </p>
        <button
          type="button"
          className="min-h-11 shrink-0 rounded-md px-3 font-semibold text-ink-soft hover:bg-paper-sunken"
          onClick={onGiveUp}
        >
          Stop
        </button>
      </div>
      <div
        role="progressbar"
        aria-label={text}
        {...(share === null
          ? {}
          : { 'aria-valuenow': Math.round(share * PERCENT), 'aria-valuemin': 0, 'aria-valuemax': PERCENT })}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className={share === null ? 'simmer h-full w-full bg-tomato' : 'h-full bg-tomato transition-[width]'}
          style={share === null ? undefined : { width: `${share * PERCENT}%` }}
        />
      </div>
    </div>
  );
}
