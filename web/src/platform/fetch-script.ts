import { UnreachableError } from '#platform/api-error.ts';
import { pointerReleased } from '#platform/pointer-release.ts';

/** Runs `() => import(…)` for an action. Throws `UnreachableError` when the script cannot be loaded, as the action's request would. */
export async function fetchScript<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw new UnreachableError(error);
  } finally {
    await pointerReleased();
  }
}
