import type { Page } from '@playwright/test';

/** Starts recording animations under prefers-reduced-motion; call before opening the page. */
export async function recordAnimations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Reflect.set(window, 'moved', moved);
    const look = ({ type }: Event): void => {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().duration) === 0) continue;
        moved.push(`${type}: ${effect.target?.className ?? ''}`.slice(0, 100));
      }
    };
    for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, look, true);
  });
  return () =>
    page.evaluate(() => {
      const moved: unknown = Reflect.get(window, 'moved');
      const isSmooth = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
      return [
        ...new Set(Array.isArray(moved) ? moved.map(String) : []),
        ...(isSmooth ? ['the page scrolls smoothly'] : []),
      ];
    });
}
