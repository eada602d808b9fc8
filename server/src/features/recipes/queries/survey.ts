import type { RecipeSource } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';

import { hasBit, hasOf, type Hit, isAll, type Level, levelsOf, type Meaning, rankOf, rarestFirst } from './meaning.ts';
import { findHits, type SourceAnswer, type SourceQuestion } from './probe.ts';
import { bitsIn, COMMON_IN_SAMPLE, hitsIn, type Sample, type SampledBits, type Samples } from './sample.ts';

/** How recipes that fit are found: by their ids, or by looking through all of a source in their order, as there are so many. */
export type Found = 'common' | readonly string[];

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
      .filter((survey) => !survey.isKnown && !survey.looksCommon(level))
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

interface Question extends SourceQuestion {
  /** Its hint is one of the words at these places, anywhere. */
  readonly oneOf?: readonly number[] | undefined;
}

/** So many are tried before what fits itself is asked for. */
const HINTS_MAX = 2;

/** At least so many of the words at these places. */
interface Hint {
  readonly places: readonly number[];
  readonly least: number;
}

/** What fits in one source. */
class Survey {
  readonly source: RecipeSource;
  readonly #ctx: Ctx;
  readonly #sampled: SampledBits;
  readonly #sampledRanks: readonly number[];
  readonly #meaning: Meaning;
  readonly #loosest: number;
  readonly #bestFirst: boolean;
  /** Of all recipes up to a rank. */
  #known: { readonly hits: readonly Hit[]; readonly rank: number } | undefined;
  /** Whether any recipe has the word at a place. */
  readonly #presence: Map<number, boolean>;

  constructor(ctx: Ctx, { source, sample, meaning, loosest, bestFirst }: Surveyed) {
    this.source = source;
    this.#ctx = ctx;
    this.#meaning = meaning;
    this.#loosest = loosest;
    this.#bestFirst = bestFirst;
    this.#sampled = bitsIn(sample, meaning.words);
    const { inTitle, inAny } = this.#sampled;
    this.#sampledRanks = inAny.map((in_any, row) => this.#rankOf({ in_title: inTitle[row] ?? 0, in_any }));
    if (sample.isWhole) this.#known = { hits: hitsIn(sample, meaning.words), rank: Number.POSITIVE_INFINITY };
    const seen = meaning.words.map((_word, at) => inAny.some((bits) => hasBit(bits, at)));
    this.#presence = new Map([...seen.entries()].filter(([, isSeen]) => isSeen || sample.isWhole));
  }

  get isKnown(): boolean {
    return this.#known !== undefined;
  }

  /** Does any recipe have the word at this place? Undefined where that was not learnt. */
  has(at: number): boolean | undefined {
    return this.#presence.get(at);
  }

  looksCommon({ rank }: Level): boolean {
    return this.#isCommon((each) => each <= rank);
  }

  #isCommon(isMeant: (rank: number) => boolean): boolean {
    return this.#sampledRanks.filter(isMeant).length >= COMMON_IN_SAMPLE;
  }

  #rankOf(hit: Pick<Hit, 'in_title' | 'in_any'>): number {
    return rankOf(this.#meaning, hit) ?? Number.POSITIVE_INFINITY;
  }

  /** What the index is asked, one after the other as long as it finds too many; what fits itself at last. */
  questionsOf(level: Level): Question[] {
    const { words, telling } = this.#meaning;
    const { fits, where } = level;
    const tells = isAll(this.#meaning) ? (this.#bestFirst ? 'title' : 'nothing') : 'any';
    const isOneWord = words.length === 1 && where === 'any';
    const whole = { source: this.source, fits, hint: fits, tells, oneOf: isOneWord ? [0] : undefined } as const;
    const some = { places: telling ?? [], least: 1 };
    const hints =
      telling === undefined
        ? this.#hintsOf(level).map((hint) => ({ ...this.#asking(hint, where), fits, tells }) as const)
        : [{ ...this.#asking(some, 'any'), fits, tells, areSomeEnough: true } as const];
    return [...hints, whole];
  }

  /**
   * What every recipe has that fits so well, and that the index finds sooner, as it gathers all that begins like each of the words
   * it is asked for: to have all of eight words is to have the two rarest; to have three of four is to have one of the two rarest,
   * and two of the three rarest. With the fewest words that no recipe of the sample has, then with one more.
   */
  #hintsOf({ count, where }: Level): Hint[] {
    const { words } = this.#meaning;
    const bits = where === 'title' ? this.#sampled.inTitle : this.#sampled.inAny;
    const rarest = rarestFirst(words, bits);
    const hints = Array.from({ length: count - 1 }, (_, further) => {
      const [places, least] = [rarest.slice(0, words.length - count + 1 + further), 1 + further];
      const sampled = bits.filter((each) => places.filter((at) => hasBit(each, at)).length >= least).length;
      return { places, least, sampled };
    });
    const unseen = hints.filter(({ sampled }) => sampled === 0).slice(0, HINTS_MAX);
    return unseen.length > 0 ? unseen : hints.filter(({ sampled }) => sampled < COMMON_IN_SAMPLE).slice(0, 1);
  }

  #asking({ places, least }: Hint, where: 'title' | 'any') {
    const words = places.map((at) => this.#meaning.words[at] ?? []);
    const isOneOf = least === 1 && where === 'any';
    return { source: this.source, hint: hasOf(words, least, where), oneOf: isOneOf ? places : undefined };
  }

  learn({ rank }: Level, { oneOf = [] }: Question, answer: SourceAnswer | undefined): void {
    if (answer === undefined) return;
    if (answer.hits !== undefined) this.#known = { hits: answer.hits, rank };
    if (!answer.isHintTrue) for (const at of oneOf) this.#presence.set(at, false);
    else if (oneOf.length === 1) for (const at of oneOf) this.#presence.set(at, true);
  }

  /** All that fits; undefined where nothing does. */
  get all(): Found | undefined {
    if (this.#known === undefined || this.#known.rank < this.#loosest) return 'common';
    return idsOf(this.#known.hits.filter((hit) => this.#rankOf(hit) <= this.#loosest));
  }

  /** What fits so well and not better. */
  async find({ rank, exactly }: Level): Promise<Found | undefined> {
    if (this.#known !== undefined && rank <= this.#known.rank) {
      return idsOf(this.#known.hits.filter((hit) => this.#rankOf(hit) === rank));
    }
    if (this.#isCommon((each) => each === rank)) return 'common';
    const question = { source: this.source, fits: exactly, hint: exactly, tells: 'nothing' } as const;
    const found = await findHits(this.#ctx, [question], this.#meaning.words);
    const hits = found.get(this.source)?.hits;
    return hits === undefined ? 'common' : idsOf(hits);
  }
}

function idsOf(hits: readonly Hit[]): readonly string[] | undefined {
  return hits.length === 0 ? undefined : hits.map(({ id }) => id);
}
