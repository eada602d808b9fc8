import type { Draft } from '@larder/contract/imports';

import type { DraftField } from '#features/imports/model/draft-form.ts';

type Finding = Draft['findings'][number];

const ORIGINS: Readonly<Record<Finding['from'], string>> = {
  'json-ld': 'From the recipe data of the page',
  microdata: 'From the recipe data of the page',
  plugin: 'From the recipe card of the page',
  page: 'From the text of the page',
  model: 'Found by AI',
  file: 'From the file',
  text: 'From the text',
  photo: 'Read from the photo',
};

/** A line or step that the user should check. */
export interface DoubtfulLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** What the user should know about a field before saving. */
export interface FieldMarks {
  /** Where it was found: "From the file". Undefined if nothing was found. */
  readonly origin: string | undefined;
  /** The whole field is to be checked. */
  readonly isDoubtful: boolean;
  readonly lines: readonly DoubtfulLine[];
}

/** Where a field of a draft was found and what of it is to be checked. */
export function marksOf(draft: Draft, field: DraftField): FieldMarks {
  const findings = draft.findings.filter((finding) => finding.field === field);
  const whole = findings.find(({ line }) => line === undefined) ?? findings[0];
  const value = draft[field];
  const isLines = field === 'ingredients' || field === 'instructions';
  const lines = isLines ? draft[field] : [];
  const doubtful = findings.filter(({ line, sure }) => line !== undefined && !sure).map(({ line = 0 }) => line);
  return {
    origin: whole === undefined || value === null || value === '' ? undefined : ORIGINS[whole.from],
    isDoubtful: findings.some(({ line, sure }) => line === undefined && !sure) || (isLines && lines.length === 0),
    lines: [...new Set(doubtful)].flatMap((line) => {
      const text = lines[line];
      return text === undefined ? [] : [{ number: line + 1, text }];
    }),
  };
}

/** True for a draft that was read from a photo, or could not be: nothing else was its source. */
export function isReadFromPhoto({ findings }: Pick<Draft, 'findings'>): boolean {
  return findings.every(({ from }) => from === 'photo' || from === 'model');
}
