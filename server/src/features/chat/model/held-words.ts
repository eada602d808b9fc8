import type { Teller } from '../running-answers.ts';

/** Holds back what is said until it is known whether it shall be said at all. */
export class HeldWords implements Teller {
  readonly #teller: Teller;
  #held: string | undefined = '';

  constructor(teller: Teller) {
    this.#teller = teller;
  }

  get isReleased(): boolean {
    return this.#held === undefined;
  }

  get signal(): AbortSignal {
    return this.#teller.signal;
  }

  get said(): string {
    return `${this.#teller.said}${this.#held ?? ''}`;
  }

  doing(text: string): void {
    this.#teller.doing(text);
  }

  say(text: string): void {
    if (this.#held === undefined) this.#teller.say(text);
    else this.#held += text;
  }

  sayInstead(text: string): void {
    if (this.#held === undefined) this.#teller.sayInstead(text);
    else this.#held = text;
  }

  /** Says what was held back; from then on everything is said at once. */
  release(): void {
    const held = this.#held;
    this.#held = undefined;
    if (held !== undefined && held !== '') this.#teller.say(held);
  }
}
