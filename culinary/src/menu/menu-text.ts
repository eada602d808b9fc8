import { listed } from '#answers/phrasing';
import { shoppingText } from '#shopping-list';
import { withoutMarkdown } from '#text/markdown';
import { durationText, type Menu, type PlannedDish } from '#menu/plan-menu';
import { COURSE_NAMES } from '#menu/menu-request';
import type { Task } from '#menu/timeline';

const DAY = 1440;
const MAX_TASK_CHARACTERS = 150;
const MAX_DESCRIPTION = 140;

/** Formats a menu as markdown: the courses, then the timeline. */
export function menuText(menu: Menu): string {
  const { dishes, notes, problem, request, timeline } = menu;
  const kind = request.occasion === null ? 'menu' : `${request.occasion} menu`;
  const head =
    dishes.length === 0
      ? []
      : [`Here is a ${kind} for ${request.servings}${rulesText(menu)}:`, dishes.map(dishLine).join('\n')];
  const together = groupText(menu);
  const lines = [
    ...head,
    ...(together === '' ? [] : [together]),
    ...notes,
    ...(problem === null ? [] : [`**${problem}**`]),
  ];
  return [...lines, ...(timeline === null ? [] : timelineText(menu))].join('\n\n');
}

function rulesText({ request: { cuisine, diets, without } }: Menu): string {
  const rules = [
    ...(cuisine === null ? [] : [cuisine.replace(/^\p{L}/u, (letter) => letter.toUpperCase())]),
    ...diets,
    ...without.map((text) => `without ${text}`),
  ];
  return rules.length === 0 ? '' : ` (${rules.join(', ')})`;
}

function dishLine(dish: PlannedDish): string {
  const who = dish.group === null ? '' : ` for the ${groupName(dish.group)}`;
  const about = dish.description === '' ? '' : ` – ${shortened(dish.description, MAX_DESCRIPTION)}`;
  // It begins with the title, so that the title becomes the button of an offer.
  return `- ${withoutMarkdown(dish.title)} (${COURSE_NAMES[dish.course].toLowerCase()}${who})${about}`;
}

const groupName = ({ count, diets }: NonNullable<PlannedDish['group']>): string =>
  `${count === 1 ? '' : `${count} `}${diets.join(' and ')}${count === 1 ? '' : 's'}`;

function groupText({ request: { diets: everyone, groups }, dishes }: Menu): string {
  const isCovered =
    everyone.includes('vegan') || groups.every((group) => group.diets.every((diet) => everyone.includes(diet)));
  if (isCovered || dishes.length === 0) return '';
  const diets = [...new Set(groups.flatMap((group) => group.diets))].join(' and ');
  const ownDishes = dishes.filter(({ group }) => group !== null);
  if (ownDishes.length === 0) return `Every dish is ${diets}, so everyone can eat the same.`;
  return `Everything else is ${diets}; only the ${ownDishes.map(({ course }) => COURSE_NAMES[course].toLowerCase()).join(' and ')} comes in two versions.`;
}

function timelineText(menu: Menu): string[] {
  const { timeline, dishes, clock, request } = menu;
  if (timeline === null) return [];
  const courses = [...new Set(dishes.map(({ servedAt }) => servedAt))];
  const serving = courses.map((minute) => ({
    start: minute,
    text: `**Serve the ${dishes
      .filter(({ servedAt }) => servedAt === minute)
      .map(({ title }) => withoutMarkdown(title))
      .join(', ')}**`,
  }));
  const tasks = timeline.tasks.map((task) => ({ start: task.start, text: taskText(menu, task) }));
  // What is served at a minute comes before what starts then.
  const rows = [...serving, ...tasks].toSorted((one, other) => one.start - other.start);
  const days = Map.groupBy(rows, ({ start }) => Math.floor((clock + start) / DAY));
  const assumed =
    request.serveAt === null ? ` (I assumed serving at ${clockText(clock)}; say “serve at 8 pm” to move it)` : '';
  const intro = `**Timeline** for one cook: ${durationText(timeline.hands)} of work, the first task ${durationText(timeline.total)} before serving${assumed}.`;
  const blocks = [...days].flatMap(([day, list]) => [
    ...(days.size > 1 ? [`**${dayName(day)}**`] : []),
    [
      '| Start | Task |',
      '| --- | --- |',
      ...list.map(({ start, text }) => `| ${clockText(clock + start)} | ${text} |`),
    ].join('\n'),
  ]);
  return [intro, ...blocks, ...aheadText(menu)];
}

const dayName = (day: number): string =>
  day === 0 ? 'On the day' : day === -1 ? 'The day before' : day < 0 ? `${-day} days before` : 'After midnight';

function aheadText({ dishes }: Menu): string[] {
  const lines = dishes.flatMap(({ title, recipe }) => {
    const advice = /[^.]*\b(?:ahead|in advance|day before)\b[^.]*\./iu.exec(recipe.instructions.at(-1) ?? '')?.[0];
    return advice === undefined ? [] : [`- ${withoutMarkdown(title)}: ${withoutMarkdown(advice.trim())}`];
  });
  return lines.length === 0 ? [] : ['**To make ahead**', lines.join('\n')];
}

function taskText({ dishes }: Menu, { dish, text, bookings }: Task): string {
  const uses = bookings.flatMap(({ segment: { place, celsius }, unit }) =>
    place === 'hob'
      ? [`hob ${unit ?? 1}`]
      : place === 'oven'
        ? [`oven${(unit ?? 1) > 1 ? ` ${unit ?? 1}` : ''} ${celsius ?? ''} °C`]
        : place === 'fridge'
          ? ['fridge']
          : [],
  );
  const hands = minutesOf(bookings, true);
  const waits = minutesOf(bookings, false);
  const times = [
    ...(hands === 0 ? [] : [`hands, ${durationText(hands)}`]),
    ...(waits === 0 ? [] : [`on its own, ${durationText(waits)}`]),
  ];
  return `${withoutMarkdown(dishes[dish]?.title ?? '')}: ${shortened(withoutMarkdown(text), MAX_TASK_CHARACTERS)} (${[...times, ...new Set(uses)].join('; ')})`;
}

const minutesOf = (bookings: Task['bookings'], isBusy: boolean): number =>
  bookings.reduce((sum, { from, to, segment }) => sum + (segment.hands === isBusy ? to - from : 0), 0);

/** "17:05", of any day. */
function clockText(minute: number): string {
  const ofDay = ((minute % DAY) + DAY) % DAY;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** Shortens a text to whole sentences, or to whole words if the first sentence is too long. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const sentences = text.slice(0, max).lastIndexOf('. ');
  if (sentences > max / 3) return text.slice(0, sentences + 1);
  return `${text.slice(0, text.slice(0, max).lastIndexOf(' '))} …`;
}

/** Formats the merged ingredients of a menu by aisle. */
export function menuShoppingText({ dishes, request }: Menu): string {
  const titles = listed(dishes.map(({ title }) => withoutMarkdown(title)));
  return `The shopping list for ${titles}, for ${request.servings}:\n\n${shoppingText(dishes.map(({ recipe }) => recipe.ingredients))}`;
}
