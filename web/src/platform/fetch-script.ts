import { UnreachableError } from '#platform/api-error.ts';
import { pointerReleased } from '#platform/pointer-release.ts';

/** `() => import(…)` of what an action needs. Throws `UnreachableError` when it does not arrive, as the action's own call would. */
export async function fetchScript<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw new UnreachableError(error);
  } finally {
    await pointerReleased();
  }
}
