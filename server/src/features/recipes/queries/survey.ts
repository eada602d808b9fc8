import type { RecipeSource } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';
import type { Fits } from '#platform/db/text-fits.ts';

import { hasBit, hasOf, type Hit, isAll, type Level, levelsOf, type Meaning, rankOf, rarestFirst } from './meaning.ts';
import { findHits, type Many, RARE_MAX, type SourceAnswer, type SourceQuestion } from './probe.ts';
import { bitsIn, guessIn, hitsIn, SAMPLE, type Sample, type SampledBits, type Samples } from './sample.ts';

/** How recipes that fit are found: by their ids, or as there are so many. */
export type Found = Many | readonly string[];

export type Surveys = ReadonlyMap<RecipeSource, Survey>;

/** What fits in each of the sources. What fits better than just enough is looked for only where the best is to come first. */
export async function surveySources(
  ctx: Ctx,
  samples: Samples,
  meaning: Meaning,
  bestFirst: boolean,
): Promise<Surveys> {
  const levels = levelsOf(meaning);
  const loosest = levels[0]?.rank ?? 0;
  const surveys = new Map(
    [...samples].map(([source, sample]) => [source, new Survey(ctx, { source, sample, meaning, loosest, bestFirst })]),
  );
  // Whoever is common at one level may not be at a better one, and the better ones are shown first.
  for (const level of bestFirst ? levels : levels.slice(0, 1)) {
    const asking = [...surveys.values()]
      .filter((survey) => !survey.isKnown && !survey.areMany(level))
      .map((survey) => ({ survey, questions: survey.questionsOf(level) }));
    const rounds = Math.max(0, ...asking.map(({ questions }) => questions.length));
    for (let round = 0; round < rounds; round++) {
      const asked = asking.flatMap(({ survey, questions }) => {
        const question = survey.isKnown ? undefined : questions[round];
        return question === undefined ? [] : [{ survey, question }];
      });
      const found = await findHits(
        ctx,
        asked.map(({ question }) => question),
        meaning.words,
      );
      for (const { survey, question } of asked) survey.learn(level, question, found.get(survey.source));
    }
  }
  return surveys;
}

/** Does any recipe have the word at this place? Undefined where what was learnt leaves it open. */
export function presenceIn(surveys: Surveys, at: number): boolean | undefined {
  const each = [...surveys.values()].map((survey) => survey.has(at));
  if (each.includes(true)) return true;
  return each.every((has) => has === false) ? false : undefined;
}

interface Surveyed {
  readonly source: RecipeSource;
  readonly sample: Sample;
  readonly meaning: Meaning;
  /** The rank of what is just enough. */
  readonly loosest: number;
  readonly bestFirst: boolean;
}

/** So many are tried before what fits itself is asked for. */
const HINTS_MAX = 2;
/** Of words that are all wanted, the index is asked for so many of the rarest; the others are looked for in what it gives. */
const SOUGHT_MAX = 4;

/** At least so many of the words at these places. */
interface Hint {
  readonly places: readonly number[];
  readonly least: number;
}

/** What fits in one source. */
class Survey {
  readonly source: RecipeSource;
  readonly #ctx: Ctx;
  readonly #sample: Sample;
  readonly #sampled: SampledBits;
  readonly #sampledRanks: readonly number[];
  readonly #meaning: Meaning;
  readonly #loosest: number;
  readonly #bestFirst: boolean;
  /** Of all recipes up to a rank. */
  #known: { readonly hits: readonly Hit[]; readonly rank: number } | undefined;
  /** How the many of a rank and better are found; where that is not here, by looking through all. */
  readonly #many = new Map<number, Many>();
  /** Whether any recipe has the word at a place. */
  readonly #presence: Map<number, boolean>;

  constructor(ctx: Ctx, { source, sample, meaning, loosest, bestFirst }: Surveyed) {
    this.source = source;
    this.#ctx = ctx;
    this.#meaning = meaning;
    this.#loosest = loosest;
    this.#bestFirst = bestFirst;
    this.#sample = sample;
    this.#sampled = bitsIn(sample, meaning.words);
    const { inTitle, inAny } = this.#sampled;
    this.#sampledRanks = inAny.map((in_any, row) => this.#rankOf({ in_title: inTitle[row] ?? 0, in_any }));
    if (sample.isWhole) this.#known = { hits: hitsIn(sample, meaning.words), rank: Number.POSITIVE_INFINITY };
    const first = inAny.slice(0, SAMPLE);
    const seen = meaning.words.map((_word, at) => first.some((bits) => hasBit(bits, at)));
    this.#presence = new Map([...seen.entries()].filter(([, isSeen]) => isSeen || sample.isWhole));
  }

  get isKnown(): boolean {
    return this.#known !== undefined;
  }

  /** Does any recipe have the word at this place? Undefined where that was not learnt. */
  has(at: number): boolean | undefined {
    return this.#presence.get(at);
  }

  /** Is so much as the level wants known to be many? Then the index need not be asked how many. */
  areMany(level: Level): boolean {
    const many = this.#guess(level, (rank) => rank <= level.rank);
    if (many !== undefined) this.#many.set(level.rank, many);
    return many !== undefined;
  }

  /**
   * How what fits is found, where the sample tells that it is many. To have three of four words is to have one of the two rarest: along
   * those that do the index of PostgreSQL walks, that of SQLite along all words of which some are wanted.
   */
  #guess({ count, where }: Level, isMeant: (rank: number) => boolean): Many | undefined {
    const { length } = this.#meaning.words;
    const walksAll = this.#ctx.databaseKind === 'sqlite' && count < length;
    const sought = this.#rarest(where).slice(0, walksAll ? length : length - count + 1);
    const walked = this.#sampled.inAny.filter((bits) => sought.some((at) => hasBit(bits, at)));
    return guessIn(this.#sample, this.#sampledRanks.filter(isMeant).length, walked.length);
  }

  #rankOf(hit: Pick<Hit, 'in_title' | 'in_any'>): number {
    return rankOf(this.#meaning, hit) ?? Number.POSITIVE_INFINITY;
  }

  /** What the index is asked, one after the other as long as it finds too many; what fits itself at last. */
  questionsOf(level: Level): SourceQuestion[] {
    const { words, telling } = this.#meaning;
    const { fits, where } = level;
    const whole = { source: this.source, fits, hint: fits } as const;
    if (isAll(this.#meaning)) {
      const doubtful = where === 'any' ? [...words.keys()].filter((at) => this.has(at) === undefined) : [];
      const asked = { ...whole, tells: this.#bestFirst ? 'title' : 'nothing', doubtful } as const;
      if (words.length <= SOUGHT_MAX) return [asked];
      const places = this.#rarest(where).slice(0, SOUGHT_MAX);
      return [{ ...asked, hint: this.#having({ places, least: SOUGHT_MAX }, where) }, asked];
    }
    const told = { ...whole, tells: 'any' } as const;
    if (telling !== undefined)
      return [{ ...told, hint: this.#having({ places: telling, least: 1 }), areSomeEnough: true }];
    return [...this.#hintsOf(level).map((hint) => ({ ...told, hint: this.#having(hint) })), told];
  }

  /**
   * What every recipe has that fits so well, and that the index finds sooner than any choice of many words: to have three of four is
   * to have one of the two rarest, and two of the three rarest. With the fewest words that no recipe of the sample has, then with
   * one more.
   */
  #hintsOf({ count }: Level): Hint[] {
    const { words } = this.#meaning;
    const bits = this.#sampled.inAny;
    const rarest = this.#rarest('any');
    const hints = Array.from({ length: count - 1 }, (_, further) => {
      const [places, least] = [rarest.slice(0, words.length - count + 1 + further), 1 + further];
      const sampled = bits.filter((each) => places.filter((at) => hasBit(each, at)).length >= least).length;
      return { places, least, sampled };
    });
    const narrow = hints.filter((hint) => this.#expected(hint) <= RARE_MAX);
    const unseen = narrow.filter(({ sampled }) => sampled === 0).slice(0, HINTS_MAX);
    if (unseen.length > 0) return unseen;
    return narrow.filter(({ sampled }) => guessIn(this.#sample, sampled, sampled) === undefined).slice(0, 1);
  }

  /** About how many recipes of the source have so many of the words, if no word has to do with another. */
  #expected({ places, least }: Hint): number {
    const bits = this.#sampled.inAny;
    // How likely it is to have none of those looked at, one, two…; of what the sample does not have, half a recipe.
    let chances = [1];
    for (const at of places) {
      const part = Math.max(0.5, bits.filter((each) => hasBit(each, at)).length) / bits.length;
      chances = [...chances, 0].map((chance, count) => chance * (1 - part) + (chances[count - 1] ?? 0) * part);
    }
    return (this.#sample.size ?? 0) * chances.slice(least).reduce((sum, chance) => sum + chance, 0);
  }

  /** The places of the words, beginning with the one that fewest recipes of the sample have. */
  #rarest(where: Level['where']): number[] {
    return rarestFirst(this.#meaning.words, where === 'title' ? this.#sampled.inTitle : this.#sampled.inAny);
  }

  #having({ places, least }: Hint, where: Level['where'] = 'any'): Fits {
    const words = places.map((at) => this.#meaning.words[at] ?? []);
    return hasOf(words, least, where);
  }

  learn({ rank }: Level, { fits, hint, doubtful = [] }: SourceQuestion, answer: SourceAnswer | undefined): void {
    if (answer === undefined) return;
    if (typeof answer.hits === 'string') {
      if (hint === fits) this.#many.set(rank, answer.hits);
      return;
    }
    this.#known = { hits: answer.hits, rank };
    if (answer.hits.length > 0) return;
    for (const at of doubtful) this.#presence.set(at, hasBit(answer.present, at));
  }

  /** All that fits; undefined where nothing does. */
  get all(): Found | undefined {
    if (this.#known === undefined || this.#known.rank < this.#loosest) return this.#many.get(this.#loosest) ?? 'common';
    return idsOf(this.#known.hits.filter((hit) => this.#rankOf(hit) <= this.#loosest));
  }

  /** What fits so well and not better. */
  async find(level: Level): Promise<Found | undefined> {
    const { rank, exactly } = level;
    if (this.#known !== undefined && rank <= this.#known.rank) {
      return idsOf(this.#known.hits.filter((hit) => this.#rankOf(hit) === rank));
    }
    const many = this.#guess(level, (each) => each === rank);
    if (many !== undefined) return many;
    // Where the index takes what fits so well or better, it takes a part of that as soon.
    if (this.#many.get(rank) === 'indexed') return 'indexed';
    const question = { source: this.source, fits: exactly, hint: exactly, tells: 'nothing' } as const;
    const found = await findHits(this.#ctx, [question], this.#meaning.words);
    const hits = found.get(this.source)?.hits ?? 'common';
    return typeof hits === 'string' ? hits : idsOf(hits);
  }
}

function idsOf(hits: readonly Hit[]): readonly string[] | undefined {
  return hits.length === 0 ? undefined : hits.map(({ id }) => id);
}
