import type { rules as english } from './rules.en.ts';

export const rules: typeof english = {
  presets: {
    three_one_zero: {
      name: '3-1-0',
      about: 'drei für den Sieg, einer für die Niederlage, keiner fürs Fernbleiben',
    },
    box_league: {
      name: 'Sätze und Antreten',
      about: 'ein Punkt fürs Spielen, einer für jeden Satz',
    },
    five_four_two_one: { name: '5-4-2-1', about: 'Ranglisten, in denen Knappes zählt' },
    short_sets: { name: 'Kurze Sätze', about: 'Sätze bis vier, Tiebreak bei 3:3' },
    pro_set: { name: 'Langer Satz', about: 'ein Satz bis acht, Tiebreak bei 8:8' },
    twelve_games: { name: 'Zwölf Games', about: 'immer zwölf Games, jedes zählt' },
    timed: { name: 'Auf Zeit', about: 'Platz nach Stunden: Wer am Ende führt, gewinnt' },
    tour_finals: {
      name: 'Tour-Finale',
      about: 'jeder gegen jeden wie beim Saisonfinale der Profis',
    },
    squash: { name: 'Squash', about: 'bis 11 mit zwei Vorsprung, drei Gewinnsätze' },
    table_tennis_5: {
      name: 'Tischtennis, drei Gewinnsätze',
      about: 'bis 11 mit zwei Vorsprung',
    },
    table_tennis_7: {
      name: 'Tischtennis, vier Gewinnsätze',
      about: 'bis 11 mit zwei Vorsprung',
    },
    badminton: { name: 'Badminton', about: 'bis 21 mit zwei Vorsprung, höchstens 30' },
  },
};
