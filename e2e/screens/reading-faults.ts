import type { Page } from '@playwright/test';

/** One line of screen reader output. */
interface Heard {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly level: number;
  readonly url: string;
  /** Roles of its ancestors, outermost first. */
  readonly within: readonly string[];
}

const CONTROLS = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'spinbutton',
  'switch',
  'menuitem',
  'menuitemradio',
  'option',
  'slider',
]);
const LANDMARKS = new Set(['banner', 'main', 'navigation', 'contentinfo', 'complementary', 'search', 'region', 'form']);

function text(value: { value?: unknown } | undefined): string {
  return typeof value?.value === 'string' ? value.value : '';
}

/** The accessibility tree in reading order. */
export async function listen(page: Page): Promise<Heard[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const heard: Heard[] = [];
  const walk = (id: string, within: readonly string[]): void => {
    const node = byId.get(id);
    if (node === undefined) return;
    const role = text(node.role);
    const property = (name: string): unknown => node.properties?.find((each) => each.name === name)?.value.value;
    const isHeard = !node.ignored && role !== 'none' && role !== 'generic' && role !== 'InlineTextBox';
    if (isHeard) {
      heard.push({
        role,
        name: text(node.name).trim(),
        description: text(node.description).trim(),
        level: Number(property('level') ?? 0),
        url: JSON.stringify(property('url') ?? ''),
        within,
      });
    }
    const inside = isHeard ? [...within, role] : within;
    for (const child of node.childIds ?? []) walk(child, inside);
  };
  const [root] = nodes;
  if (root !== undefined) walk(root.nodeId, []);
  return heard;
}

/** Finds faults in the screen reader output; `isWhole`: no overlay hides the rest. */
export function findReadingFaults(heard: readonly Heard[], isWhole: boolean): string[] {
  const faults: string[] = [];
  const headings = heard.filter(({ role }) => role === 'heading');
  if (isWhole) {
    const first = headings.filter(({ level }) => level === 1);
    if (first.length !== 1) faults.push(`${first.length} headings of the first level`);
    if (heard.filter(({ role }) => role === 'main').length !== 1) faults.push('not one main part');
    if (!heard.some(({ role }) => role === 'banner')) faults.push('no banner');
    let last = 0;
    for (const { level, name } of headings) {
      if (level > last + 1) faults.push(`heading ${level} “${name}” after one of level ${last}`);
      last = level;
    }
  }
  for (const { name } of headings) if (name === '') faults.push('a heading that says nothing');
  const controls = heard.filter(({ role }) => CONTROLS.has(role));
  for (const { role, name } of controls) if (name === '') faults.push(`a ${role} without a name`);
  for (const { role, name, within } of heard) {
    if (role === 'image' && name === '') faults.push('an image without a name');
    if (
      LANDMARKS.has(role) &&
      name !== '' &&
      heard.filter((other) => other.role === role && other.name === name && other.within.length === within.length)
        .length > 1
    )
      faults.push(`two parts of the page called ${role} “${name}”`);
  }
  const alike = Object.groupBy(
    controls.filter(({ role }) => !['radio', 'option', 'menuitemradio'].includes(role)),
    ({ role, name, description }) => `${role} “${name}” ${description}`,
  );
  for (const [what, same = []] of Object.entries(alike)) {
    const places = new Set(same.map(({ url }) => url));
    if (same.length > 1 && (places.size > 1 || places.has('""'))) faults.push(`${same.length} times ${what}`);
  }
  return [...new Set(faults)];
}
