import type { Side } from './config.ts';

/** Where a file belongs. */
export interface Place {
  readonly workspace: string;
  readonly layer: 'main' | 'app' | 'feature' | 'ui' | 'platform' | 'test' | 'outside';
  readonly side: Side | null;
  readonly feature: string | null;
  /** The path inside the feature. */
  readonly inFeature: string | null;
}

export function isTest(path: string): boolean {
  return /\.(?:test|spec)\.tsx?$/u.test(path) || path.startsWith('server/test/');
}

export function placeOf(path: string): Place {
  const [workspace = '', src, layer = '', ...rest] = path.split('/');
  const side = workspace === 'server' || workspace === 'web' ? workspace : null;
  const place = (name: Place['layer']): Place => ({ workspace, layer: name, side, feature: null, inFeature: null });
  if (isTest(path)) return { ...place('test'), ...featureOf(layer, rest) };
  if (side === null || src !== 'src') return place('outside');
  if (rest.length === 0) return place(layer.startsWith('main.') ? 'main' : 'app');
  if (layer === 'features') return { ...place('feature'), ...featureOf(layer, rest) };
  if (layer === 'app' || layer === 'platform' || (layer === 'ui' && side === 'web')) return place(layer);
  // The steps of the database's history know every feature's tables, as app/ does.
  if (layer === 'migrations' && side === 'server') return place('app');
  return place('outside');
}

function featureOf(layer: string, [feature, ...inside]: string[]): Pick<Place, 'feature' | 'inFeature'> {
  if (layer !== 'features' || feature === undefined || inside.length === 0) return { feature: null, inFeature: null };
  return { feature, inFeature: inside.join('/') };
}
