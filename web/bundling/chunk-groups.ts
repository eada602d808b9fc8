import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const LANDING_ENTRY = /[\\/]web[\\/]src[\\/]app[\\/]landing-entry\.tsx$/u;
const UI = /[\\/]lucide-react[\\/]|[\\/]web[\\/]src[\\/]ui[\\/]/u;
/** UI components that are large or bring a large library along. Only the pages that use one load it. */
const HEAVY_UI = /[\\/]ui[\\/](?:\S*dialog|chip-list|chips-input|dropdown-menu|toaster|page-header)/u;
/** Forms load these when there is something to check. Texts and limits that a schema imports stay with the pages. */
const SCHEMAS = /[\\/]zod[\\/]|[\\/]contract[\\/]src[\\/](?:[\w-]+-fields|new-recipe|text-field)\.ts$/u;
/** Leaf modules that both the kitchen engine and nearly every page import. In 'shared', the landing page's demo would load all of it. */
const SMALL_CULINARY =
  /[\\/]culinary[\\/]src[\\/](?:recipe-category|food-words|search-words|plain-words|catalogue[\\/]food-row|compose[\\/]cuisine-names)\.ts$/u;
/** Offline use starts after the page has loaded. Only its state and its entry point load with the pages. */
const OFFLINE =
  /node_modules[\\/]idb[\\/]|[\\/]device-store[\\/]model[\\/](?!unsent-changes)|[\\/]offline[\\/](?:api|model[\\/][\w-]+)\.ts$/u;
/** The forms' modules stay with the forms, although offline use shares them. Menus load their library when they open. */
const OWN_SOURCE = /[\\/](?:web|contract)[\\/]src[\\/](?!features[\\/]recipe-form[\\/]|ui[\\/]dropdown-menu)/u;

/**
 * Combines small shared modules into a few files. Without groups, the bundler writes one file per set of pages that share a
 * module, and a page loads about eighty files. A group includes the dependencies of its modules, so chunks have no import cycles.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'offline', test: OFFLINE, priority: 7, includeDependenciesRecursively: false },
  { name: 'schemas', test: SCHEMAS, priority: 6, includeDependenciesRecursively: false },
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper/u, priority: 5 },
  { name: 'router-query', test: /node_modules[\\/]@tanstack[\\/](?!react-virtual|virtual-core)/u, priority: 4 },
  { name: 'culinary', test: SMALL_CULINARY, priority: 4 },
  {
    name: (id, context) => (isOnLanding(id, context) ? 'common' : null),
    debugName: 'common',
    minShareCount: 2,
    priority: 3,
  },
  { name: 'ui', test: (id) => UI.test(id) && !HEAVY_UI.test(id), minShareCount: 2, priority: 2 },
  { name: 'shared', test: OWN_SOURCE, minShareCount: 7, priority: 1 },
];

const landingModules = new Map<string, boolean>();

/** True for modules that the landing page imports: the landing page loads 'common' and nothing else of the app. */
function isOnLanding(id: string, context: Context): boolean {
  const known = landingModules.get(id);
  if (known !== undefined) return known;
  // Ends the recursion in import cycles.
  landingModules.set(id, LANDING_ENTRY.test(id));
  const importers = context.getModuleInfo(id)?.importers ?? [];
  const found = LANDING_ENTRY.test(id) || importers.some((importer) => isOnLanding(importer, context));
  landingModules.set(id, found);
  return found;
}
