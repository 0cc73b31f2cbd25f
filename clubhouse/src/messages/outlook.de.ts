import { listNames } from './list-names.ts';
import type { outlook as english } from './outlook.en.ts';

export const outlook: typeof english = {
  title: (box) => `Was in ${box} schon feststeht`,
  sure: {
    up: 'Dein Aufstieg steht fest.',
    stay: 'Du bleibst auf jeden Fall in dieser Box.',
    down: 'Dein Abstieg steht fest.',
  },
  not: { up: 'Du kannst nicht mehr aufsteigen.', down: 'Du kannst nicht mehr absteigen.' },
  needs: {
    wins_for_up: (own) =>
      `Gewinnst du ${formatMatches(own)}, steigst du auf, egal, was die anderen machen.`,
    wins_for_stay: (own) =>
      `Gewinnst du ${formatMatches(own)}, steigst du nicht ab, egal, was die anderen machen.`,
    matches_for_minimum: (own) => `Spielst du ${formatMatches(own)}, bekommst du einen Rang.`,
  },
  sureUp: (names) => `Steigt sicher auf: ${listNames(names, 'de')}.`,
  sureDown: (names) => `Steigt sicher ab: ${listNames(names, 'de')}.`,
};

function formatMatches({ count, of }: { readonly count: number; readonly of: number }): string {
  if (of === 1) return 'dein letztes offenes Spiel';
  if (count === of) return of === 2 ? 'beide offenen Spiele' : `alle ${of} offenen Spiele`;
  return count === 1 ? `eins deiner ${of} offenen Spiele` : `${count} deiner ${of} offenen Spiele`;
}
