import type { DayPart } from './parts.ts';

/** Puts matches into parts of days, within the number of courts. */
export class CourtPlan {
  readonly #countCourts: (part: DayPart) => number;
  readonly #parts = new Map<string, readonly DayPart[]>();
  readonly #placed = new Map<DayPart, string[]>();
  /** Parts from which nobody can move on. Courts only fill up, so that stays true. */
  #full = new Set<DayPart>();

  constructor(countCourts: (part: DayPart) => number) {
    this.#countCourts = countCourts;
  }

  /**
   * Finds the part with the fewest matches for a match, and moves others to parts that suit them if need
   * be. They keep a place.
   * @param parts where it can be played; of equal ones, the first is taken
   */
  place(match: string, parts: readonly DayPart[]): boolean {
    this.#parts.set(match, parts);
    const tried = new Set(this.#full);
    const isPlaced = this.#squeezeIn(match, tried);
    if (!isPlaced) this.#full = tried;
    return isPlaced;
  }

  /** False once a match with only these parts found no place. */
  hasRoom(parts: readonly DayPart[]): boolean {
    return parts.some((part) => !this.#full.has(part));
  }

  /** The part of each match. */
  read(): { match: string; part: DayPart }[] {
    return [...this.#placed].flatMap(([part, matches]) =>
      matches.map((match) => ({ match, part })),
    );
  }

  #squeezeIn(match: string, tried: Set<DayPart>): boolean {
    const parts = (this.#parts.get(match) ?? []).filter((part) => !tried.has(part));
    const countIn = (part: DayPart) => this.#matchesIn(part).length;
    const [open] = parts
      .filter((part) => countIn(part) < this.#countCourts(part))
      .toSorted((one, other) => countIn(one) - countIn(other));
    if (open !== undefined) {
      this.#placed.set(open, [...this.#matchesIn(open), match]);
      return true;
    }
    return parts.some((part) => {
      tried.add(part);
      const moved = this.#matchesIn(part).find((other) => this.#squeezeIn(other, tried));
      if (moved === undefined) return false;
      const others = this.#matchesIn(part).filter((other) => other !== moved);
      this.#placed.set(part, [...others, match]);
      return true;
    });
  }

  #matchesIn(part: DayPart): readonly string[] {
    return this.#placed.get(part) ?? [];
  }
}
