import type { shell as english } from './shell.en.ts';

export const shell: typeof english = {
  language: 'Deutsch',
  skip: 'Zum Inhalt springen',
  otherLanguage: (name) => `Sprache: ${name}`,
  tabs: { label: 'Hauptmenü', home: 'Start', table: 'Tabelle', wishes: 'Wünsche', me: 'Ich' },
  coachTabs: {
    label: 'Trainerbereich',
    today: 'Heute',
    season: 'Saison',
    drafts: 'Planung',
    members: 'Mitglieder',
    club: 'Verein',
  },
  waiting: (count) => `${count} ${count === 1 ? 'wartet' : 'warten'} auf dich`,
  back: 'Zurück',
  sponsors: 'Mit Dank an',
  you: 'Du',
  erasedMember: 'Gelöschtes Mitglied',
  youBoth: 'Ihr beide',
  yourTurn: 'Du bist dran',
  discipline: { singles: 'Einzel', doubles: 'Doppel', mixed_doubles: 'Mixed' },
  place: (rank) => `${rank}.`,
  and: (one, other) => `${one} & ${other}`,
};
