import { classNames } from '#ui/class-names.ts';

export type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'regular' | 'large' | 'icon';

const TONES: Record<ButtonTone, string> = {
  primary:
    'border-transparent bg-tomato text-on-tomato shadow-low hover:bg-tomato-hover off:bg-paper-sunken off:text-ink-faint off:shadow-none off:border-line',
  secondary:
    'bg-paper-raised text-ink border-edge hover:bg-paper-sunken hover:border-ink off:text-ink-faint off:border-line off:bg-transparent',
  ghost: 'border-transparent text-ink hover:bg-paper-sunken off:text-ink-faint off:bg-transparent',
  danger:
    'border-transparent bg-beet text-on-beet shadow-low hover:bg-beet-hover off:bg-paper-sunken off:text-ink-faint off:shadow-none off:border-line',
};

const SIZES: Record<ButtonSize, string> = {
  regular: 'min-h-11 px-5 text-base',
  large: 'min-h-13 px-7 text-lg',
  icon: 'size-11 shrink-0 p-0',
};

/**
 * The look of buttons and of links that look like buttons. Hover colors fade in but not out: a fade-out would repaint while the page
 * responds to the press.
 */
export function buttonStyle(tone: ButtonTone, size: ButtonSize): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-md border text-center leading-tight font-semibold no-underline hover:transition-colors select-none print:hidden',
    'active:translate-y-px off:active:translate-y-0 motion-reduce:active:translate-y-0 off:cursor-not-allowed forced-colors:border-[ButtonText]',
    '[&_svg]:size-5 [&_svg]:shrink-0',
    TONES[tone],
    SIZES[size],
  );
}
