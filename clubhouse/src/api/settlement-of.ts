import type { Api } from './client.ts';

export type Settlement = Pick<
  Api<'Settlement'>,
  'outcome' | 'score' | 'retired_side' | 'played_on' | 'raw_input'
>;

export function toSettlement({
  outcome,
  score,
  retired_side,
  played_on,
}: Api<'Claim'>): Settlement {
  return {
    outcome,
    ...(score === null ? {} : { score }),
    ...(retired_side === null ? {} : { retired_side }),
    ...(played_on === null ? {} : { played_on }),
  };
}
