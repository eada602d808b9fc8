import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Toaster as Sonner } from 'sonner';

import { floatAboveBars } from '#ui/toast-offset.ts';

/** The live region of toasts; show one with sonner's `toast`. */
export function Toaster() {
  return (
    <div ref={floatAboveBars} role="presentation" onKeyDown={tabPastToasts}>
      <Sonner
        position="bottom-center"
        containerAriaLabel="Messages"
        gap={10}
        // Toasts move to the top while a dialog is open on a phone, whose buttons are at the bottom, and on a narrow page while its
        // corner is taken. By attributes of the root, because a `:has()` selector would be evaluated on every change.
        className="[--width:26rem]! max-xl:in-data-corner-taken:bottom-[calc(100dvh-7rem)]! max-sm:in-data-scroll-locked:bottom-[calc(100dvh-var(--messages-end,7rem))]!"
        offset={{ bottom: 'calc(var(--bottom-bars, 0px) + 1.5rem)' }}
        mobileOffset={{
          bottom: 'calc(max(var(--bottom-bars, 0px), env(safe-area-inset-bottom)) + 1rem)',
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
            // A collapsed stack shows only the edges of older toasts.
            toast:
              'data-[expanded=false]:data-[front=false]:*:opacity-0 flex w-full flex-wrap items-center justify-end gap-3 rounded-lg border border-line bg-paper-raised px-4 py-3 font-sans text-base text-ink shadow-high sm:w-(--width)',
            // One button goes below a text that would be narrower than this; two always do, side by side.
            content: 'min-w-0 grow basis-40 nth-last-[n+3]:basis-[calc(100%-3rem)]',
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
 * Lets the Tab key leave the last toast for the rest of the page. Sonner moves the focus back to where it came from, from where the
 * toasts are the next tab stop: a keyboard trap.
 */
function tabPastToasts({ key, shiftKey, target, currentTarget: toasts }: KeyboardEvent<HTMLElement>) {
  const last = [...toasts.querySelectorAll('li, button')].at(-1);
  if (key !== 'Tab' || shiftKey || target !== last || !(target instanceof HTMLElement)) return;
  target.blur();
  toasts.inert = true;
  // After the browser has moved the focus.
  setTimeout(() => {
    toasts.inert = false;
  });
}
