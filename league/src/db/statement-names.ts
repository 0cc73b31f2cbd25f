const MAX_NAMES = 500;

/** Names for statements, by which each connection of a pool has them prepared once. */
export class StatementNames {
  readonly #names = new Map<string, string>();

  /** Undefined once there are too many: the server keeps every one that is prepared. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MAX_NAMES) return known;
    const name = `league_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
