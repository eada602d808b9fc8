import type { CookingPreferences } from '@larder/contract/profile';

/** The units of amounts: as written, or converted to one system. */
export type Units = CookingPreferences['units'];
export const UNITS: readonly Units[] = ['written', 'metric', 'us'];

export const UNITS_LABELS: Readonly<Record<Units, string>> = {
  written: 'As written',
  metric: 'Metric',
  us: 'US cups',
};

export function parseUnits(value: unknown): Units {
  return UNITS.find((units) => units === value) ?? 'written';
}

type System = Exclude<Units, 'written'>;

/** The systems to convert amounts and temperatures to; null leaves them as written. */
export interface Measures {
  readonly amounts: System | null;
  readonly temperatures: System | null;
}

const SCALE_SYSTEMS = { written: null, celsius: 'metric', fahrenheit: 'us' } as const;

export function measuresOf(units: Units, temperatures: CookingPreferences['temperatures']): Measures {
  const amounts = units === 'written' ? null : units;
  return { amounts, temperatures: temperatures === 'units' ? amounts : SCALE_SYSTEMS[temperatures] };
}
