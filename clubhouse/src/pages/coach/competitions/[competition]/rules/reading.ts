import type { Rules } from '../../../../../rules-sheet/rule-path.ts';
import type { Words } from '../../../../../messages/en.ts';
import { FIELD_LIMITS } from '../../../../../api/field-limits.ts';
import { isWithin, wholeNumber } from '../../../../../web/read-form.ts';

export type { Rules };
export type Bonus = Rules['points']['bonus'][number];

interface Limits {
  readonly minimum: number;
  readonly maximum: number;
}

export interface RulesReading {
  readonly words: Words['rules'];
  readonly faults: Record<string, string>;
  /** Notes an error; only the first error of a field counts. */
  readonly fault: (name: string, sentence: string) => void;
  readonly count: (name: string, limits: Limits) => number;
  /** Reads a multiple of 0.01 from -100 to 100; a comma counts as a decimal point. */
  readonly points: (name: string) => number;
  /** Falls back to the first value, because a dropdown sends nothing else. */
  readonly oneOf: <Value extends string>(
    name: string,
    values: readonly [Value, ...Value[]],
  ) => Value;
}

export function startReading(
  fields: Readonly<Record<string, string>>,
  words: Words['rules'],
): RulesReading {
  const faults: Record<string, string> = {};
  const fault = (name: string, sentence: string) => {
    faults[name] ??= sentence;
  };
  return {
    words,
    faults,
    fault,
    count(name, limits) {
      const value = wholeNumber([fields[name] ?? '']);
      if (value !== null && isWithin(limits, value)) return value;
      fault(name, words.faults.count(limits.minimum, limits.maximum));
      return limits.minimum;
    },
    points(name) {
      const text = (fields[name] ?? '').replace(',', '.').replace('\u2212', '-');
      if (text === '') return 0;
      const value = /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
      if (isWithin(FIELD_LIMITS.MatchPointsChanges.win, value)) return value;
      fault(name, words.faults.points);
      return 0;
    },
    oneOf(name, values) {
      return values.find((one) => one === fields[name]) ?? values[0];
    },
  };
}

/** The points of a bonus, or 0 without one. */
export function readBonusPoints({ points }: Rules, when: Bonus['when']): number {
  return points.bonus.find((one) => one.when === when)?.points ?? 0;
}
