import { listNames } from './list-names.ts';
import type { outlook as english } from './outlook.en.ts';

export const outlook: typeof english = {
  title: (box) => `Was in ${box} sicher ist`,
  sure: {
    up: 'Du steigst sicher auf.',
    stay: 'Du bleibst sicher in dieser Box.',
    down: 'Du steigst sicher ab.',
  },
  not: { up: 'Du kannst nicht mehr aufsteigen.', down: 'Du kannst nicht mehr absteigen.' },
  needs: {
    wins_for_up: (own) => `Gewinnst du ${matches(own)}, steigst du auf, was die anderen auch tun.`,
    wins_for_stay: (own) =>
      `Gewinnst du ${matches(own)}, steigst du nicht ab, was die anderen auch tun.`,
    matches_for_minimum: (own) =>
      `Spielst du ${matches(own)}, hast du genug Spiele für einen Rang.`,
  },
  sureUp: (names) => `Sicher aufgestiegen: ${listNames(names, 'de')}.`,
  sureDown: (names) => `Sicher abgestiegen: ${listNames(names, 'de')}.`,
};

function matches({ count, of }: { readonly count: number; readonly of: number }): string {
  if (of === 1) return 'dein letztes offenes Spiel';
  if (count === of) return `alle ${of} offenen Spiele`;
  return count === 1 ? `eins deiner ${of} offenen Spiele` : `${count} deiner ${of} offenen Spiele`;
}
