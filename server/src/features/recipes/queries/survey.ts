import type { RecipeSource } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';

import { type Hit, type Level, levelsOf, type Meaning, rankOf } from './meaning.ts';
import { COMMON_IN_SAMPLE, findHits, type Sample, type Samples } from './probe.ts';

/** How recipes that fit are found: by their ids, or by looking through all of a source in their order, as there are so many. */
export type Found = 'common' | readonly string[];

/** What fits in each of the sources. */
export async function surveySources(
  ctx: Ctx,
  samples: Samples,
  meaning: Meaning,
): Promise<ReadonlyMap<RecipeSource, Survey>> {
  const levels = levelsOf(meaning);
  const loosest = levels[0]?.rank ?? 0;
  const surveys = new Map(
    [...samples].map(([source, sample]) => [source, new Survey(ctx, { source, sample, meaning, loosest })]),
  );
  // Whoever is common at one level may not be at a better one, and the better ones are shown first.
  for (const level of levels) {
    const rare = [...surveys.values()].filter((survey) => !survey.isKnown && !survey.looksCommon(level));
    const sources = rare.map(({ source }) => source);
    const found = await findHits(ctx, sources, meaning.words, level.fits);
    for (const survey of rare) survey.learn(level, found.get(survey.source));
  }
  return surveys;
}

interface Surveyed {
  readonly source: RecipeSource;
  readonly sample: Sample;
  readonly meaning: Meaning;
  /** The rank of what is just enough. */
  readonly loosest: number;
}

/** What fits in one source. */
class Survey {
  readonly source: RecipeSource;
  readonly #ctx: Ctx;
  readonly #sample: Sample;
  readonly #meaning: Meaning;
  readonly #loosest: number;
  /** Of all recipes up to a rank. */
  #known: { readonly hits: readonly Hit[]; readonly rank: number } | undefined;

  constructor(ctx: Ctx, { source, sample, meaning, loosest }: Surveyed) {
    this.source = source;
    this.#ctx = ctx;
    this.#sample = sample;
    this.#meaning = meaning;
    this.#loosest = loosest;
    if (sample.isWhole) this.#known = { hits: sample.hits, rank: Number.POSITIVE_INFINITY };
  }

  get isKnown(): boolean {
    return this.#known !== undefined;
  }

  looksCommon({ rank }: Level): boolean {
    return this.#isCommon((each) => each <= rank);
  }

  #isCommon(isMeant: (rank: number) => boolean): boolean {
    return this.#sample.hits.filter((hit) => isMeant(this.#rankOf(hit))).length >= COMMON_IN_SAMPLE;
  }

  #rankOf(hit: Hit): number {
    return rankOf(this.#meaning, hit) ?? Number.POSITIVE_INFINITY;
  }

  learn({ rank }: Level, hits: readonly Hit[] | undefined): void {
    if (hits !== undefined) this.#known = { hits, rank };
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
    const found = await findHits(this.#ctx, [this.source], this.#meaning.words, exactly);
    const hits = found.get(this.source);
    return hits === undefined ? 'common' : idsOf(hits);
  }
}

function idsOf(hits: readonly Hit[]): readonly string[] | undefined {
  return hits.length === 0 ? undefined : hits.map(({ id }) => id);
}
