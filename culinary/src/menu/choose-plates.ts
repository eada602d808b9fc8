import { dishNamedIn } from '#dishes/named-dish';
import { foodWords } from '#food-words';
import { findFoods } from '#ingredient-catalogue';
import { COURSE_OF_CATEGORY } from '#menu/course-of-item';
import type { MenuRecipe } from '#menu/dish-plan';
import { findMenuDish } from '#menu/menu-dishes';
import type { Course, CourseWish, EaterGroup, MenuRequest } from '#menu/menu-request';
import { COURSE_NAMES } from '#menu/menu-request';
import { type Contrast, rankDishes } from '#menu/rank-dishes';
import { orderFor, suits, writeMenuDish } from '#menu/write-menu-dish';
import type { RecipeCategory } from '#recipe-category';
import { scaleRecipe } from '#scale';

/** A recipe of the user that a request names by its title. */
export interface GivenRecipe extends MenuRecipe {
  readonly id: string;
  /** The words of the request that name it. */
  readonly text: string;
  readonly description: string;
  readonly category: RecipeCategory | null;
}

/** A dish of a menu, for everyone or for a group of the eaters. */
export interface Plate {
  readonly course: Course;
  readonly title: string;
  /** The title or words that produce it again. */
  readonly asked: string;
  readonly description: string;
  readonly recipe: MenuRecipe;
  /** The id of the user's own recipe; null if it is written for this menu. */
  readonly id: string | null;
  /** The eaters that it is for; null for everyone else. */
  readonly group: EaterGroup | null;
  /** Index of the wish that it fulfills. */
  readonly wish: number;
  /** True if the user named it: it is never replaced by another. */
  readonly isNamed: boolean;
}

export interface PlateOptions {
  readonly seed: string;
  readonly month: number;
  readonly given: readonly GivenRecipe[];
  readonly banned: ReadonlySet<string>;
  /** Dishes written in earlier rounds. */
  readonly cache: Map<string, ReturnType<typeof writeMenuDish>>;
}

interface Chosen {
  readonly plates: readonly Plate[];
  readonly notes: readonly string[];
}

/** Occasions at which a bird or a joint is roasted. */
const FEASTS: ReadonlySet<string> = new Set(['Christmas', 'Thanksgiving', 'Easter']);
/** Bounds the dishes that are written for one course. */
const MAX_CANDIDATES = 25;

/** Chooses the dishes of a menu: those that the user named first, then the main course, then the others. */
export function choosePlates(request: MenuRequest, options: PlateOptions): Chosen {
  const chooser = new PlateChooser(request, options);
  const order = request.courses
    .map((wish, at) => ({ wish, at }))
    .toSorted((one, other) => priorityOf(one.wish) - priorityOf(other.wish) || one.at - other.at);
  for (const { wish, at } of order) chooser.choose(wish, at);
  const { plates, notes } = chooser;
  return { plates: plates.toSorted((one, other) => one.wish - other.wish), notes };
}

const priorityOf = ({ course, text, pinned }: CourseWish): number =>
  text !== undefined ? 0 : pinned !== undefined ? 1 : course === 'main' ? 2 : 3;

const ALL_WORDS_FOOD = (text: string): boolean => {
  const words = foodWords(text);
  return words.length > 0 && words.every((word) => findFoods(word).length > 0);
};

class PlateChooser {
  readonly plates: Plate[] = [];
  readonly notes: string[] = [];
  private readonly contrasts: Contrast[] = [];
  private readonly groupDiets;
  private readonly request: MenuRequest;
  private readonly options: PlateOptions;

  constructor(request: MenuRequest, options: PlateOptions) {
    this.request = request;
    this.options = options;
    this.groupDiets = request.groups.flatMap(({ diets }) => diets);
  }

  choose(wish: CourseWish, at: number): void {
    const { course, text } = wish;
    if (text !== undefined && this.chooseNamed(text, course, at)) return;
    const pin = text === undefined ? wish.pinned : undefined;
    if (pin !== undefined && !this.options.banned.has(pin) && this.write(pin, course, at, false)) return;
    for (const { title } of this.ranked(course).slice(0, MAX_CANDIDATES))
      if (this.write(title, course, at, false)) return;
    this.notes.push(`I found no ${COURSE_NAMES[course].toLowerCase()} that obeys all of that.`);
  }

  private ranked(course: Course, food?: string) {
    const { banned, month, seed } = this.options;
    const { request, contrasts: chosen } = this;
    const used = new Set([
      ...banned,
      ...this.plates.map(({ title }) => title),
      ...this.plates.map(({ asked }) => asked),
    ]);
    return rankDishes({ request, course, chosen, banned: used, month, seed, ...(food === undefined ? {} : { food }) });
  }

  /** The dish that the user names: a recipe of their own, a dish, or one with a certain food. */
  private chooseNamed(text: string, course: Course, at: number): boolean {
    const own = this.options.given.find((each) => each.text === text);
    if (own !== undefined) return this.addOwn(own, at);
    if (dishNamedIn(text, [], true) === null && ALL_WORDS_FOOD(text)) {
      const isFeast = course === 'main' && FEASTS.has(this.request.occasion ?? '');
      if (isFeast && this.write(`Roast ${text}`, course, at, true)) return true;
      for (const { title } of this.ranked(course, text).slice(0, MAX_CANDIDATES))
        if (this.write(title, course, at, false)) return true;
    }
    if (this.write(text, course, at, true) || this.writeForGroups(text, course, at)) return true;
    this.notes.push(`I could not make “${text}” under these rules, so I chose another dish.`);
    return false;
  }

  private addOwn(own: GivenRecipe, at: number): boolean {
    const { request } = this;
    if (!suits(request, { diets: [...request.diets, ...this.groupDiets], without: request.without }, own)) {
      this.notes.push(
        `Your “${own.title}” does not suit everyone, or I could not check all of its lines, so I chose another dish.`,
      );
      return false;
    }
    const course = own.category === null ? (request.courses[at]?.course ?? 'main') : COURSE_OF_CATEGORY[own.category];
    const scaled = scaleRecipe(own, { servings: request.servings });
    const recipe = {
      title: own.title,
      ingredients: scaled.ingredients,
      instructions: scaled.instructions,
      servings: request.servings,
    };
    this.add({
      course,
      title: own.title,
      asked: own.text,
      description: own.description,
      recipe,
      id: own.id,
      group: null,
      wish: at,
      isNamed: true,
    });
    return true;
  }

  /** Writes a dish for everyone, groups included. */
  private write(title: string, course: Course, at: number, isNamed: boolean): boolean {
    const { request } = this;
    const recipe = this.written(title, request.servings, this.groupDiets);
    if (recipe === null) return false;
    this.add({
      course,
      title: recipe.title,
      asked: title,
      description: recipe.description,
      recipe,
      id: null,
      group: null,
      wish: at,
      isNamed,
    });
    return true;
  }

  /** Writes a named dish for those who may eat it, and for each group a variant or another dish. */
  private writeForGroups(title: string, course: Course, at: number): boolean {
    const { request } = this;
    const others = request.servings - request.groups.reduce((sum, { count }) => sum + count, 0);
    if (request.groups.length === 0 || others < 1) return false;
    const recipe = this.written(title, others, []);
    if (recipe === null) return false;
    this.add({
      course,
      title: recipe.title,
      asked: title,
      description: recipe.description,
      recipe,
      id: null,
      group: null,
      wish: at,
      isNamed: true,
    });
    for (const group of request.groups) this.writeFor(group, title, course, at);
    return true;
  }

  private writeFor(group: EaterGroup, title: string, course: Course, at: number): void {
    const titles = [
      title,
      ...this.ranked(course)
        .slice(0, MAX_CANDIDATES)
        .map((each) => each.title),
    ];
    for (const each of titles) {
      const recipe = this.written(each, group.count, group.diets);
      if (recipe === null) continue;
      this.add({
        course,
        title: recipe.title,
        asked: each,
        description: recipe.description,
        recipe,
        id: null,
        group,
        wish: at,
        isNamed: each === title,
      });
      return;
    }
    this.notes.push(`I found no ${COURSE_NAMES[course].toLowerCase()} for the ${group.diets.join(' and ')} guests.`);
  }

  private written(title: string, servings: number, groupDiets: EaterGroup['diets']): ReturnType<typeof writeMenuDish> {
    const order = orderFor(this.request, title, servings, groupDiets);
    const key = JSON.stringify([title, servings, order.diets]);
    const { cache } = this.options;
    if (!cache.has(key)) cache.set(key, writeMenuDish(this.request, order));
    return cache.get(key) ?? null;
  }

  private add(plate: Plate): void {
    this.plates.push(plate);
    this.contrasts.push(contrastOf(plate));
  }
}

/** What a dish contributes to the variety of the menu; of one that is not in the cookbook, the foods of its title. */
function contrastOf({ title, asked }: Plate): Contrast {
  const dish = findMenuDish(asked) ?? findMenuDish(title);
  if (dish !== undefined) return dish;
  const foods = findFoods(title).map(({ food }) => food);
  return {
    mainFoods: foods.map(({ name }) => name),
    kinds: foods.map(({ role }) => role).filter((role) => role !== 'veg'),
    method: 'oven',
    color: 'brown',
    cuisine: null,
  };
}
