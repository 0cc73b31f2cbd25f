import type { Json } from './json.ts';

interface ComponentUse {
  readonly name: string;
  readonly value: Json;
  count: number;
}

/**
 * Parts that several operations have alike: what is used again stands once, as a component. Of two
 * parts that go by one name, the one that is used more is the component.
 */
export class SharedComponents {
  readonly #section: 'parameters' | 'responses';
  readonly #uses = new Map<string, ComponentUse>();
  #shared: Map<string, ComponentUse> | undefined;

  constructor(section: 'parameters' | 'responses') {
    this.#section = section;
  }

  /** Counts a use. */
  note(name: string, value: Json): Json {
    const text = JSON.stringify(value);
    const use = this.#uses.get(text) ?? { name, value, count: 0 };
    this.#uses.set(text, { ...use, count: use.count + 1 });
    this.#shared = undefined;
    return value;
  }

  /** The reference to the part, or the part itself where it is used once. Once all are noted. */
  settle(value: Json): Json {
    const use = this.#uses.get(JSON.stringify(value));
    if (!use || this.#components().get(use.name) !== use) return value;
    return { $ref: `#/components/${this.#section}/${use.name}` };
  }

  all(): Json {
    const sorted = [...this.#components().values()].toSorted(({ name }, other) =>
      name < other.name ? -1 : 1,
    );
    return Object.fromEntries(sorted.map(({ name, value }) => [name, value]));
  }

  #components(): Map<string, ComponentUse> {
    this.#shared ??= new Map(
      [...this.#uses.values()]
        .filter(({ count }) => count > 1)
        .toSorted((one, other) => one.count - other.count)
        .map((use) => [use.name, use]),
    );
    return this.#shared;
  }
}
