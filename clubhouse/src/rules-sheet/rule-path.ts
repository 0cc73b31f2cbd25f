import type { Api } from '../api/client.ts';

export type Rules = Api<'CompetitionRules'>;

/** The path of each rule: `format.bestOf`, `ranking`. */
export type RulePath = {
  [K in keyof Rules]: Rules[K] extends readonly unknown[]
    ? K
    : Rules[K] extends object
      ? `${K}.${Extract<keyof Rules[K], string>}`
      : K;
}[keyof Rules];
