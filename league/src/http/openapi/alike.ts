import type { JsonObject } from './json.ts';

interface ComponentUse {
  /** In order of preference; the most-used parts choose first. */
  readonly names: readonly string[];
  readonly value: JsonObject;
  count: number;
}

/** Writes shared parts once, as components. If two want one name, the part used more gets it. */
export class SharedComponents {
  readonly #section: 'parameters' | 'responses';
  readonly #uses = new Map<string, ComponentUse>();
  #shared: ReadonlyMap<ComponentUse, string> | undefined;

  constructor(section: 'parameters' | 'responses') {
    this.#section = section;
  }

  /** @param names candidates: the part gets the first that no more frequent part has taken */
  note(names: readonly string[], value: JsonObject): JsonObject {
    const text = JSON.stringify(value);
    const use = this.#uses.get(text) ?? { names, value, count: 0 };
    this.#uses.set(text, { ...use, count: use.count + 1 });
    this.#shared = undefined;
    return value;
  }

  /** Returns a reference, or the part itself if used once. Call it after all are counted. */
  settle(value: JsonObject): JsonObject {
    const use = this.#uses.get(JSON.stringify(value));
    const name = use === undefined ? undefined : this.#components().get(use);
    return name === undefined ? value : { $ref: `#/components/${this.#section}/${name}` };
  }

  all(): JsonObject {
    const sorted = [...this.#components()].toSorted(([, name], [, other]) =>
      name < other ? -1 : 1,
    );
    return Object.fromEntries(sorted.map(([{ value }, name]) => [name, value]));
  }

  #components(): ReadonlyMap<ComponentUse, string> {
    this.#shared ??= this.#chooseNames();
    return this.#shared;
  }

  #chooseNames(): ReadonlyMap<ComponentUse, string> {
    const taken = new Set<string>();
    const chosen = new Map<ComponentUse, string>();
    const again = [...this.#uses.values()].filter(({ count }) => count > 1);
    for (const use of again.toSorted((one, other) => other.count - one.count)) {
      const name = use.names.find((one) => !taken.has(one));
      if (name === undefined) continue;
      taken.add(name);
      chosen.set(use, name);
    }
    return chosen;
  }
}
