import type { AnswerFacts, FactSubject } from '#answers/answer-facts';
import type { Allergen } from '#catalogue/food-row';
import { capital } from '#food-words';
import type { FoodName } from '#ingredient-catalogue';
import { formatQuantity } from '#quantity';
import { KEEPING_TIMES } from '#spoken/keeping-times-data';
import type { KeepingPlace, KeepingUnit, Phrases } from '#spoken/language-pack';
import type { UnitName } from '#units';

/** Names foods in the language of the answer. */
export interface FoodNaming {
  /** What the question is about, in its own words where it has them. */
  subject(subject: FactSubject): string;
  food(name: FoodName): string;
}

/** From this many minutes, times are in hours. */
const LONG_MINUTES = 150;
const METRIC: ReadonlySet<UnitName> = new Set<UnitName>(['g', 'kg', 'ml', 'l', 'cl', 'dl']);
const QUARTERS: ReadonlySet<UnitName> = new Set<UnitName>(['cup', 'tbsp', 'tsp', 'pint', 'quart', 'stick']);

/** Writes the facts of an answer in one language. */
export class FactWriter {
  private readonly phrases: Phrases;
  private readonly naming: FoodNaming;

  constructor(phrases: Phrases, naming: FoodNaming) {
    this.phrases = phrases;
    this.naming = naming;
  }

  /** Returns the answer in sentences; null for a unit that the language has no name for. */
  write(facts: AnswerFacts): string | null {
    const { phrases } = this;
    switch (facts.kind) {
      case 'core':
        return this.core(facts);
      case 'substitutes':
        return this.substitutes(facts);
      case 'time':
        return this.time(facts);
      case 'season': {
        const food = this.subject(facts.subject);
        if (facts.first === 1 && facts.last === 12) return phrases.allYear(food);
        return phrases.season(food, phrases.months[facts.first - 1] ?? '', phrases.months[facts.last - 1] ?? '');
      }
      case 'portion':
        return phrases.portion(
          this.subject(facts.subject),
          facts.people,
          this.amount(facts.total, facts.unit),
          this.amount(facts.each, facts.unit),
        );
      case 'diet':
        return this.diet(facts);
      case 'allergen':
        return sentences(
          phrases.allergen(this.subject(facts.subject), this.allergens(facts.allergens), facts.holds),
          phrases.readLabel,
        );
      case 'nutrition':
        return this.nutrition(facts);
      case 'measure':
        return this.measure(facts);
      case 'degrees':
        return phrases.degrees(
          `${this.number(facts.value)} °${facts.from}`,
          `${this.number(facts.result)} °${facts.from === 'C' ? 'F' : 'C'}`,
        );
    }
  }

  /** Writes how long the food of a storage entry keeps; null if its times are not tabulated. */
  keeping(entry: string, food: string, asksToFreeze: boolean): string | null {
    const { phrases } = this;
    const times = Object.hasOwn(KEEPING_TIMES, entry) ? KEEPING_TIMES[entry] : undefined;
    if (times === undefined) return null;
    const parts = times.split('; ').map((part) => {
      const words = part.split(' ');
      const last = words.at(-1) ?? '';
      const span = /^(\d+)(?:-(\d+))?([hdwmy])$/u.exec(last);
      const places = (span === null ? words : words.slice(0, -1)).filter(isPlace).map((place) => phrases.places[place]);
      if (span === null) return places.join(', ');
      const [, from = '', to = from, unit = ''] = span;
      return `${places.join(', ')}${phrases.colon}${phrases.span(Number(from), Number(to), KEEPING_UNITS[unit] ?? 'days')}`;
    });
    const freezes = asksToFreeze && times.includes('freezer') ? phrases.freezes : '';
    return sentences(freezes, phrases.keeping(capital(food), parts.join('; ')), phrases.keepRule);
  }

  private subject(subject: FactSubject): string {
    return capital(this.naming.subject(subject));
  }

  private core({ subject, celsius, given, isEgg, rests }: Extract<AnswerFacts, { kind: 'core' }>): string {
    const { phrases } = this;
    const verdict =
      given === undefined ? '' : given >= celsius ? phrases.enough(degrees(given)) : phrases.notEnough(degrees(given));
    return sentences(
      verdict,
      phrases.core(this.subject(subject), degrees(celsius)),
      rests ? phrases.coreRest : '',
      isEgg ? phrases.coreEgg : phrases.coreWhere,
    );
  }

  private substitutes({ subject, uses, hasLeftOut }: Extract<AnswerFacts, { kind: 'substitutes' }>): string {
    const { phrases, naming } = this;
    const list = uses.map(({ use, ratio, and }) => {
      if (ratio === 1 && and === undefined) return `${naming.food(use)} (${phrases.sameAmount})`;
      const parts = [{ use, ratio }, ...(and ?? [])].map(
        (each) => `${this.number(Math.round(each.ratio * 100))} g ${naming.food(each.use)}`,
      );
      return `${naming.food(use)} (${phrases.per100(this.listed(parts))})`;
    });
    return sentences(
      phrases.substitutes(this.subject(subject), list.join('; ')),
      hasLeftOut ? phrases.leftOut : '',
      phrases.readLabel,
    );
  }

  private time({ subject, spans, core, isFrozen, areBeans }: Extract<AnswerFacts, { kind: 'time' }>): string {
    const { phrases } = this;
    const list = spans
      .map(([technique, from, to]) => `${phrases.techniques[technique]}${phrases.colon}${this.minutes(from, to)}`)
      .join('; ');
    if (areBeans) return phrases.driedBeans(this.subject(subject), list);
    return sentences(
      phrases.time(this.subject(subject), list),
      isFrozen ? phrases.timeFrozen : '',
      core === undefined ? phrases.timeTest : phrases.timeCore(degrees(core)),
    );
  }

  private minutes(from: number, to: number): string {
    if (to < LONG_MINUTES) return this.phrases.span(from, to, 'minutes');
    const hours = (minutes: number): string => this.number(Math.round(minutes / 30) / 2);
    const [low, high] = [hours(from), hours(to)];
    const hour = this.phrases.span(2, 2, 'hours').replace(/^2 /u, '');
    return `${low === high ? low : `${low}–${high}`} ${hour}`;
  }

  private diet({ subject, diet, verdict, because, isMeat }: Extract<AnswerFacts, { kind: 'diet' }>): string {
    const { phrases } = this;
    return sentences(
      phrases.diet(this.subject(subject), phrases.diets[diet], verdict, this.allergens(because)),
      diet === 'halal' && verdict === 'yes' && isMeat ? phrases.halalMeat : '',
      phrases.readLabel,
    );
  }

  private allergens(allergens: readonly Allergen[]): string {
    const { phrases } = this;
    const areShellfish = allergens.length === 2 && allergens.includes('crustaceans') && allergens.includes('molluscs');
    return areShellfish ? phrases.shellfish : this.listed(allergens.map((allergen) => phrases.allergens[allergen]));
  }

  private nutrition({ subject, grams, isCooked, figures }: Extract<AnswerFacts, { kind: 'nutrition' }>): string {
    const { phrases } = this;
    const list = figures.map(([nutrient, value]) =>
      nutrient === 'energy'
        ? `${Math.round(value)} kcal`
        : `${this.number(Math.round(value * 10) / 10)} g ${phrases.nutrients[nutrient]}`,
    );
    const food = `${this.subject(subject)}${isCooked ? ` (${phrases.cooked})` : ''}`;
    return phrases.nutrition(food, this.amount(grams, 'g'), this.listed(list));
  }

  private measure({
    subject,
    amount,
    unit,
    result,
    resultUnit,
  }: Extract<AnswerFacts, { kind: 'measure' }>): string | null {
    const given = this.measured(amount, unit);
    const found = this.measured(result, resultUnit);
    if (given === null || found === null) return null;
    return this.phrases.measure(given, subject === null ? '' : this.subject(subject), found);
  }

  private measured(amount: number, unit: UnitName): string | null {
    if (METRIC.has(unit)) {
      const rounded = unit === 'g' && amount >= 50 ? Math.round(amount / 5) * 5 : amount;
      return unit === 'g' || unit === 'ml' ? this.amount(rounded, unit) : `${this.number(rounded)} ${unit}`;
    }
    const names = this.phrases.units[unit];
    if (names === undefined) return null;
    const number = QUARTERS.has(unit) ? formatQuantity(amount).replace('.', this.phrases.decimal) : this.number(amount);
    return `${number} ${names[amount > 1 ? 1 : 0]}`;
  }

  private amount(value: number, unit: 'g' | 'ml' | 'bottle' | 'egg'): string {
    if (unit === 'bottle')
      return value < 1 ? `${this.number(value)} × 750 ml` : this.phrases.bottles(String(Math.ceil(value)));
    if (unit === 'egg') return this.phrases.pieces(String(Math.ceil(value)));
    if (value < 1000) return `${this.number(value)} ${unit}`;
    return `${this.number(Math.round(value / 10) / 100)} ${unit === 'g' ? 'kg' : 'l'}`;
  }

  private number(value: number): string {
    const rounded = Math.abs(value) >= 100 ? Math.round(value) : Number(value.toFixed(Math.abs(value) >= 10 ? 1 : 2));
    return String(rounded).replace('.', this.phrases.decimal);
  }

  private listed(parts: readonly string[]): string {
    if (parts.length < 2) return parts[0] ?? '';
    return `${parts.slice(0, -1).join(', ')} ${this.phrases.and} ${parts.at(-1) ?? ''}`;
  }
}

const KEEPING_UNITS: Readonly<Record<string, KeepingUnit>> = {
  h: 'hours',
  d: 'days',
  w: 'weeks',
  m: 'months',
  y: 'years',
};

const PLACES: ReadonlySet<string> = new Set<KeepingPlace>([
  'room',
  'fridge',
  'freezer',
  'raw',
  'cooked',
  'cut',
  'opened',
]);
const isPlace = (word: string): word is KeepingPlace => PLACES.has(word);

const degrees = (celsius: number): string => `${celsius} °C`;
const sentences = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
