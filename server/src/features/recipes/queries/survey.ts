import type { RecipeSource } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';

import { hasBit, hasOf, type Hit, isAll, type Level, levelsOf, type Meaning, rankOf, rarestFirst } from './meaning.ts';
import { findHits, type SourceAnswer, type SourceQuestion } from './probe.ts';
import { bitsIn, COMMON_IN_SAMPLE, hitsIn, type Sample, type SampledBits, type Samples } from './sample.ts';

/** How recipes that fit are found: by their ids, or by looking through all of a source in their order, as there are so many. */
export type Found = 'common' | readonly string[];

export type Surveys = ReadonlyMap<RecipeSource, Survey>;

/** What fits in each of the sources. */
export async function surveySources(ctx: Ctx, samples: Samples, meaning: Meaning): Promise<Surveys> {
  const levels = levelsOf(meaning);
  const loosest = levels[0]?.rank ?? 0;
  const surveys = new Map(
    [...samples].map(([source, sample]) => [source, new Survey(ctx, { source, sample, meaning, loosest })]),
  );
  // Whoever is common at one level may not be at a better one, and the better ones are shown first.
  for (const level of levels) {
    const rare = [...surveys.values()].filter((survey) => !survey.isKnown && !survey.looksCommon(level));
    for (const ask of [(survey: Survey) => survey.hintOf(level), (survey: Survey) => survey.questionOf(level)]) {
      const asked = rare.flatMap((survey) => {
        const question = survey.isKnown ? undefined : ask(survey);
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
}

interface Question extends SourceQuestion {
  /** Its hint is one of the words at these places, anywhere. */
  readonly oneOf?: readonly number[] | undefined;
}

/** What fits in one source. */
class Survey {
  readonly source: RecipeSource;
  readonly #ctx: Ctx;
  readonly #sampled: SampledBits;
  readonly #sampledRanks: readonly number[];
  readonly #meaning: Meaning;
  readonly #loosest: number;
  /** Of all recipes up to a rank. */
  #known: { readonly hits: readonly Hit[]; readonly rank: number } | undefined;
  /** Whether any recipe has the word at a place. */
  readonly #presence: Map<number, boolean>;

  constructor(ctx: Ctx, { source, sample, meaning, loosest }: Surveyed) {
    this.source = source;
    this.#ctx = ctx;
    this.#meaning = meaning;
    this.#loosest = loosest;
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

  /**
   * What every recipe has that fits so well, and that the index finds sooner: to have all of three words is to have the rarest, to
   * have two of them is to have one of the two rarest. Undefined where those are not rare either.
   */
  hintOf({ count, where, fits }: Level): Question | undefined {
    const { words, telling } = this.#meaning;
    const haveAll = isAll(this.#meaning);
    if (telling !== undefined) return { ...this.#oneOf(telling, 'any'), fits, haveAll, areSomeEnough: true };
    const bits = where === 'title' ? this.#sampled.inTitle : this.#sampled.inAny;
    const rarest = rarestFirst(words, bits).slice(0, words.length - count + 1);
    const isRare = bits.filter((each) => rarest.some((at) => hasBit(each, at))).length < COMMON_IN_SAMPLE;
    return isRare && rarest.length < words.length ? { ...this.#oneOf(rarest, where), fits, haveAll } : undefined;
  }

  #oneOf(places: readonly number[], where: 'title' | 'any') {
    const words = places.map((at) => this.#meaning.words[at] ?? []);
    return { source: this.source, hint: hasOf(words, 1, where), oneOf: where === 'any' ? places : undefined };
  }

  questionOf({ fits, where }: Level): Question {
    const isOneWord = this.#meaning.words.length === 1 && where === 'any';
    return { source: this.source, fits, hint: fits, haveAll: isAll(this.#meaning), oneOf: isOneWord ? [0] : undefined };
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
    const question = { source: this.source, fits: exactly, hint: exactly, haveAll: isAll(this.#meaning) };
    const found = await findHits(this.#ctx, [question], this.#meaning.words);
    const hits = found.get(this.source)?.hits;
    return hits === undefined ? 'common' : idsOf(hits);
  }
}

function idsOf(hits: readonly Hit[]): readonly string[] | undefined {
  return hits.length === 0 ? undefined : hits.map(({ id }) => id);
}
