import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Toaster as Sonner } from 'sonner';

/** Where short messages appear; show one with sonner's `toast`. It is a live region, so they are read out too. */
export function Toaster() {
  return (
    <div role="presentation" onKeyDown={tabOn}>
      <Sonner
        position="bottom-center"
        containerAriaLabel="Messages"
        gap={10}
        // On a phone a dialog's buttons are at the bottom: messages go to the top while one is open, as on a narrow page while
        // something lies open in its corner. Told by the root: looking for it from there (`:has`) would be done at each press.
        className="[--width:26rem]! max-xl:in-data-corner-taken:bottom-[calc(100dvh-7rem)]! max-sm:in-data-scroll-locked:bottom-[calc(100dvh-var(--messages-end,7rem))]!"
        offset={{ bottom: 'calc(max(var(--dock, 0px), var(--bottom-bars, 0px)) + 1.5rem)' }}
        mobileOffset={{
          bottom: 'calc(max(var(--dock, 0px), var(--bottom-bars, 0px), env(safe-area-inset-bottom)) + 1rem)',
          left: 16,
          right: 16,
        }}
        duration={5000}
        icons={{
          success: <CircleCheck className="size-5 text-basil-ink" aria-hidden="true" />,
          error: <CircleX className="size-5 text-beet-ink" aria-hidden="true" />,
          warning: <TriangleAlert className="size-5 text-saffron-ink" aria-hidden="true" />,
          info: <Info className="size-5 text-ink-soft" aria-hidden="true" />,
        }}
        toastOptions={{
          unstyled: true,
          classNames: {
            // Of those behind the newest only the edge shows, until the stack is opened.
            toast:
              'data-[expanded=false]:data-[front=false]:*:opacity-0 flex w-full items-center gap-3 rounded-lg border border-line bg-paper-raised px-4 py-3 font-sans text-base text-ink shadow-high sm:w-(--width)',
            content: 'min-w-0 grow',
            title: 'font-semibold',
            description: 'text-sm text-ink-soft',
            actionButton: 'min-h-11 shrink-0 rounded-md px-3 font-semibold text-tomato-ink hover:bg-paper-sunken',
            cancelButton: 'min-h-11 shrink-0 rounded-md px-3 font-semibold text-ink-soft hover:bg-paper-sunken',
          },
        }}
      />
    </div>
  );
}

/**
 * The Tab key leads on from the last message to what follows in the page. Sonner brings whoever leaves its messages back to
 * where they came from; as the messages come next from there, nobody would get past them.
 */
function tabOn({ key, shiftKey, target, currentTarget: messages }: KeyboardEvent<HTMLElement>) {
  const last = [...messages.querySelectorAll('li, button')].at(-1);
  if (key !== 'Tab' || shiftKey || target !== last || !(target instanceof HTMLElement)) return;
  target.blur();
  messages.inert = true;
  // After the browser has moved on.
  setTimeout(() => {
    messages.inert = false;
  });
}
