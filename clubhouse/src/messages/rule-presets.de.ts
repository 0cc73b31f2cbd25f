import type { presets as english } from './rule-presets.en.ts';

export const presets: typeof english = {
  three_one_zero: {
    name: '3-1-0',
    about: 'drei Punkte für den Sieg, einer für die Niederlage, keiner für Nichtantreten',
  },
  box_league: {
    name: 'Sätze und Antreten',
    about: 'ein Punkt fürs Spielen, einer für jeden gewonnenen Satz',
  },
  five_four_two_one: { name: '5-4-2-1', about: 'für Ranglisten, die knappe Spiele belohnen' },
  short_sets: { name: 'Kurze Sätze', about: 'Sätze bis vier, Tiebreak bei 3:3' },
  pro_set: { name: 'Langer Satz', about: 'ein Satz bis acht, Tiebreak bei 8:8' },
  pro_set_by_games: {
    name: 'Langer Satz nach Games',
    about: 'ein Satz bis zehn, jedes Game ist ein Punkt',
  },
  twelve_games: { name: 'Zwölf Games', about: 'jedes Spiel hat zwölf Games, und jedes zählt' },
  timed: { name: 'Auf Zeit', about: 'für Plätze auf Zeit: Wer am Ende führt, gewinnt' },
  tour_finals: {
    name: 'Tour-Finale',
    about: 'jeder gegen jeden wie beim Saisonfinale der Profis',
  },
  hour_boxes: {
    name: 'Nach Zeit, mit Unentschieden',
    about: 'für Vereinsboxen: Ist die Zeit um, zählen die Games',
  },
  squash: { name: 'Squash', about: 'bis 11 mit zwei Punkten Vorsprung, drei Gewinnsätze' },
  squash_by_result: {
    name: 'Squash nach Ergebnis',
    about: 'für Vereinsboxen: 7:2, 6:3, 5:4 und nicht beendete Spiele',
  },
  squash_games: {
    name: 'Squash nach Sätzen',
    about: 'drei Gewinnsätze, nur Sätze: 3:1 ohne Punkte',
  },
  best_of_five_games: {
    name: 'Drei Gewinnsätze, nur Sätze',
    about: 'für Racketball oder Tischtennis: 3:1 ohne Punkte',
  },
  table_tennis_5: {
    name: 'Tischtennis, drei Gewinnsätze',
    about: 'bis 11 mit zwei Punkten Vorsprung',
  },
  table_tennis_7: {
    name: 'Tischtennis, vier Gewinnsätze',
    about: 'bis 11 mit zwei Punkten Vorsprung',
  },
  badminton: { name: 'Badminton', about: 'bis 21 mit zwei Punkten Vorsprung, höchstens 30' },
  round_robin_twice: {
    name: 'Hin- und Rückrunde',
    about: 'für kleine Boxen und Ligen: zwei Spiele gegen jeden Gegner',
  },
};
