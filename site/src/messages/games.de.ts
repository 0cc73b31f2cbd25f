import { FRIEND, dative, within } from './within.de.ts';
import type { games as english } from './games.en.ts';

export const games: typeof english = {
  titles: {
    chess: 'Schach',
    reversi: 'Reversi',
    chess960: 'Schach960',
    'chess-from': 'Schach aus einer Stellung',
  },
  standing: {
    invited: 'Lädt dich zu einer Partie ein',
    waiting: 'Ihr wart noch nicht beide da',
    refused: 'Vom Relay abgelehnt',
    gone: 'Raum abgelaufen: mit neuem Link weiterspielen',
    mine: 'Du bist am Zug',
    theirs: 'Dein Gegenüber ist am Zug',
    here: 'Zu zweit an diesem Gerät',
    'white-won': 'Weiß hat gewonnen',
    'black-won': 'Schwarz hat gewonnen',
    won: 'Gewonnen',
    lost: 'Verloren',
    drawn: 'Remis',
    'called-off': 'Abgebrochen',
    closed: 'Geschlossen',
  },
  toMove: (name) => `${name} ist am Zug`,
  getsIt: (name) => `Kommt bei ${dative(name)} an, wenn ihr beide online seid`,
  elsewhere: 'Auf einem anderen Gerät',
  here: 'Zu zweit an diesem Gerät',
  for: (name) => `Für ${within(name)}`,
  newGame: 'Neue Partie',
  friend: FRIEND,
  gameOfBoth: 'eure Partie an diesem Gerät',
  gameWith: (name) => `die Partie mit ${dative(name)}`,
  moves: (count) => {
    if (count === 0) return 'noch kein Zug';
    return count === 1 ? '1 Zug' : `${count} Züge`;
  },
  count: (count) => (count === 1 ? '1 Partie' : `${count} Partien`),
  justNow: 'gerade eben',
  you: (move) => `Du: ${move}`,
  newMessages: (count) => (count === 1 ? 'neue Nachricht' : 'neue Nachrichten'),
  noClock: 'Ohne Uhr',
  roomDays: (days) => {
    if (days === 0) return 'Raum läuft heute ab';
    return days === 1 ? 'Raum läuft in 1 Tag ab' : `Raum läuft in ${days} Tagen ab`;
  },
  days: (count) => (count === 1 ? '1 Tag pro Zug' : `${count} Tage pro Zug`),
  match: (score) => `Wettkampf ${score}`,
  matchWith: (name) => `Wettkampf mit ${dative(name)}: `,
};
