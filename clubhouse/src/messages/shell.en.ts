import type { Discipline } from './terms.ts';

export const shell = {
  language: 'English',
  skip: 'Skip to content',
  otherLanguage: (name: string) => `Language: ${name}`,
  tabs: { label: 'Main', home: 'Home', table: 'Table', wishes: 'Next season', me: 'Me' },
  coachTabs: {
    label: 'Coach',
    today: 'Today',
    season: 'Season',
    drafts: 'Planning',
    members: 'Members',
    club: 'Club',
  },
  waiting: (count: number) => `${count} waiting for you`,
  back: 'Back',
  sponsors: 'With thanks to',
  you: 'You',
  erasedMember: 'Erased member',
  youBoth: 'You both',
  yourTurn: 'Your turn',
  discipline: { singles: 'Singles', doubles: 'Doubles', mixed_doubles: 'Mixed' } satisfies Record<
    Discipline,
    string
  >,
  place: (rank: number) => `${rank}${ordinal(rank)}`,
  and: (one: string, other: string) => `${one} & ${other}`,
};

function ordinal(rank: number): string {
  if (rank % 100 >= 11 && rank % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th';
}
