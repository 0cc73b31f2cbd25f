/**
 * What was last made of some answers: the same object again where each of them is the same, by which
 * its markup is kept (CALL-4). Gone with the first of what it is made of.
 */
export class MadeOf<Made> {
  readonly #kept = new WeakMap<object, Map<string, MemoEntry<Made>>>();

  /**
   * @param of all that it depends on, compared by identity
   * @param as which of the things that are made of these
   */
  get(of: readonly [object, ...unknown[]], as: string, make: () => Made): Made {
    const ofFirst = this.#kept.getOrInsertComputed(of[0], () => new Map());
    const known = ofFirst.get(as);
    if (known !== undefined && areSame(known.of, of)) return known.made;
    const made = make();
    ofFirst.set(as, { of, made });
    return made;
  }
}

interface MemoEntry<Made> {
  readonly of: readonly unknown[];
  readonly made: Made;
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}
