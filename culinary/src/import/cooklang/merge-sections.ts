/** The lines below a section heading; the name is '' before the first. */
interface Group<Line> {
  readonly name: string;
  readonly lines: readonly Line[];
}

export interface Section {
  readonly name: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

/** Splits a list at its sections, the lines that end with ":". */
function groupsOf(lines: readonly string[]): Group<string>[] {
  const groups: { name: string; lines: string[] }[] = [{ name: '', lines: [] }];
  for (const line of lines)
    if (line.trimEnd().endsWith(':')) groups.push({ name: line.trimEnd().slice(0, -1).trim(), lines: [] });
    else groups.at(-1)?.lines.push(line);
  return groups;
}

/**
 * Joins the sections of the ingredients with those of the steps that have the same name. Both keep their order, so that
 * others stay apart; sections without lines go.
 */
export function mergeSections(ingredients: readonly string[], steps: readonly string[]): Section[] {
  const stepGroups = groupsOf(steps);
  const sections: Section[] = [];
  let next = 0;
  const addSteps = (to: number): void => {
    for (const { name, lines } of stepGroups.slice(next, Math.max(next, to)))
      sections.push({ name, ingredients: [], steps: lines });
    next = Math.max(next, to);
  };
  for (const group of groupsOf(ingredients)) {
    const same = stepGroups.findIndex(({ name }, at) => at >= next && name === group.name);
    // Steps before the first section can follow no named one.
    addSteps(same === -1 && next === 0 && group.name !== '' ? 1 : same);
    const found = same === -1 ? [] : (stepGroups[same]?.lines ?? []);
    sections.push({ name: group.name, ingredients: group.lines, steps: found });
    if (same !== -1) next = same + 1;
  }
  addSteps(stepGroups.length);
  return sections.filter((section) => section.ingredients.length + section.steps.length > 0);
}
