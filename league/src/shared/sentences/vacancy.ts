import { ENTRY } from './examples.ts';
import { family, sentence } from './family.ts';
import { LEFT_OUT } from './left-out.ts';
import { param } from './param.ts';
import { EXAMPLE_STANDING, STANDING, describeStanding } from './placement.ts';

/** A promotion or relegation place that stays empty (PLA-3). */
export const VACANCY = family('vacancy', 'A place that stays empty, with the reason', {
  promotion: makeVacancySentence(
    'A promotion place out of the division',
    'A promotion place out of',
  ),
  relegation: makeVacancySentence('A relegation place of the division', 'A relegation place of'),
});

/** An entry that might take a vacant place (PLA-3). */
export const VACANCY_FILL = family('vacancy_fill', 'An entry that might take a vacant place', {
  promotion: makeCandidateSentence('The best-placed entry that stays in its division', 'up'),
  relegation: makeCandidateSentence('The worst-placed entry that stays in its division', 'down'),
});

function makeVacancySentence(about: string, place: string) {
  return sentence({
    about,
    params: {
      division: param.name('The previous division'),
      because: param.fact(LEFT_OUT, 'Why the entry that would move is left out'),
    },
    examples: [
      {
        division: 'Division 2',
        because: { code: 'opted_out', params: { entry_id: ENTRY, label: 'Ann Lee' } },
      },
    ],
    english: ({ division, because }) =>
      `${place} ${division} is vacant: ${LEFT_OUT.english(because)}`,
  });
}

function makeCandidateSentence(about: string, way: 'down' | 'up') {
  return sentence({
    about,
    params: STANDING,
    examples: [EXAMPLE_STANDING],
    english: (params) => `${describeStanding(params)} and could go ${way} instead.`,
  });
}
