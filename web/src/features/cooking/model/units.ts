/** The units of amounts: as written, or converted to one system. */
export const UNITS = ['written', 'metric', 'us'] as const;
export type Units = (typeof UNITS)[number];

export const UNITS_LABELS: Readonly<Record<Units, string>> = {
  written: 'As written',
  metric: 'Metric',
  us: 'US cups',
};

export function parseUnits(value: unknown): Units {
  return UNITS.find((units) => units === value) ?? 'written';
}
