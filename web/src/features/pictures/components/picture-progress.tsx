import type { PictureUploadState } from '#features/pictures/hooks/use-picture-upload.ts';

const PERCENT = 100;

function textOf(state: PictureUploadState): string {
  if (state.phase === 'preparing') return 'Preparing the photo…';
  if (state.phase === 'fetching') return 'Fetching the photo…';
  if (state.phase !== 'sending') return '';
  return state.share < 1 ? 'Sending the photo…' : 'Almost done…';
}

/** The phase of an upload, with its progress if known. */
export function PictureProgress({ state, onCancel }: { state: PictureUploadState; onCancel: () => void }) {
  const text = textOf(state);
  if (text === '') return null;
  const share = state.phase === 'sending' && state.share < 1 ? state.share : null;
  return (
    <div className="mt-4">
      <div className="flex items-center justify-between gap-3 text-sm">
        <p role="status" className="font-semibold">
          {text}
        </p>
        <button
          type="button"
          className="min-h-11 shrink-0 rounded-md px-3 font-semibold text-ink-soft hover:bg-paper-sunken"
          onClick={onCancel}
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
