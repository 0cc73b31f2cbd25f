import type { Api } from './client.ts';

export type PresetId = Api<'RulePresetId'>;

const IDS = {
  tour_finals: true,
  box_league: true,
  five_four_two_one: true,
  three_one_zero: true,
  short_sets: true,
  pro_set: true,
  pro_set_by_games: true,
  twelve_games: true,
  timed: true,
  hour_boxes: true,
  squash: true,
  squash_by_result: true,
  squash_games: true,
  best_of_five_games: true,
  table_tennis_5: true,
  table_tennis_7: true,
  badminton: true,
  round_robin_twice: true,
} as const satisfies Record<PresetId, true>;

export const PRESETS: readonly PresetId[] = Object.keys(IDS).filter(isPreset);

export function readPreset(text: string | null): PresetId | null {
  return isPreset(text) ? text : null;
}

function isPreset(text: string | null): text is PresetId {
  return text !== null && Object.hasOwn(IDS, text);
}
