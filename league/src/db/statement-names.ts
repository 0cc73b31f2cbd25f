const MAX_NAMES = 500;

/** Names for statements, so that each connection of a pool prepares them once. */
export class StatementNames {
  readonly #names = new Map<string, string>();

  /** Undefined once there are too many names: the server keeps every prepared statement. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MAX_NAMES) return known;
    const name = `league_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
