import { useOwnId } from '#features/account/api.ts';
import { usePreferences } from '#features/profile/hooks/use-preferences.ts';
import { parseOptions } from '#features/recipe-form/model/generation-options.ts';
import type { GenerationOptions } from '#features/recipe-form/model/generation-options.ts';
import { useUserItem } from '#platform/use-user-item.ts';

/** The options of generated recipes, remembered in this browser. They begin with the preferred servings. */
export function useGenerationOptions(): readonly [GenerationOptions, (change: Partial<GenerationOptions>) => void] {
  const owner = useOwnId() ?? '';
  const { preferences } = usePreferences();
  const [stored, setStored] = useUserItem(owner, 'generation-options');
  const options = parseOptions(stored, preferences.servings);
  return [options, (change) => setStored(JSON.stringify({ ...options, ...change }))];
}
