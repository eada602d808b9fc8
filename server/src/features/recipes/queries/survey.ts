import type { RecipeSource } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';
import type { Fits } from '#platform/db/text-fits.ts';

import { hasBit, hasOf, type Hit, type Level, levelsOf, type Meaning, rankOf } from './meaning.ts';
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
    for (const ask of [(survey: Survey) => survey.hintOf(level), () => level.fits]) {
      const questions = rare.flatMap((survey) => {
        const fits = survey.isKnown ? undefined : ask(survey);
        return fits === undefined ? [] : [{ source: survey.source, fits }];
      });
      const found = await findHits(ctx, questions, meaning.words);
      for (const { source } of questions) surveys.get(source)?.learn(level, found.get(source));
    }
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

  /**
   * What every recipe has that fits so well, and that the index finds sooner: to have all of three words is to have the rarest, to
   * have two of them is to have one of the two rarest. Undefined where those are not rare either.
   */
  hintOf({ count, where }: Level): Fits | undefined {
    const { words } = this.#meaning;
    const bits = this.#sample.hits.map(({ in_any, in_title }) => (where === 'title' ? in_title : in_any));
    const byCount = [...words.keys()]
      .map((at) => ({ at, count: bits.filter((each) => hasBit(each, at)).length }))
      .toSorted((a, b) => a.count - b.count);
    const rarest = byCount.slice(0, words.length - count + 1).map(({ at }) => at);
    const isRare = bits.filter((each) => rarest.some((at) => hasBit(each, at))).length < COMMON_IN_SAMPLE;
    if (!isRare || rarest.length === words.length) return undefined;
    return hasOf(
      rarest.map((at) => words[at] ?? []),
      1,
      where,
    );
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
    const found = await findHits(this.#ctx, [{ source: this.source, fits: exactly }], this.#meaning.words);
    const hits = found.get(this.source);
    return hits === undefined ? 'common' : idsOf(hits);
  }
}

function idsOf(hits: readonly Hit[]): readonly string[] | undefined {
  return hits.length === 0 ? undefined : hits.map(({ id }) => id);
}
