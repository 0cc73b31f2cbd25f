import { withStop } from './full-stop.ts';
import type { plan as english } from './plan.en.ts';

export const plan: typeof english = {
  title: 'Saison planen',
  intoTitle: (season) => `Mehr für ${season}`,
  about: 'Sieh es durch, ändere, was anders sein soll, und leg sie an. Noch erfährt niemand davon.',
  source: 'Vorlage',
  nothing: 'Keine, neu anfangen',
  change: 'Anzeigen',
  copied: (season) =>
    `Vorlage ist ${withStop(season)} Jeder Wettbewerb behält seine Regeln; wer in welcher Box spielt, kommt mit der Einteilung.`,
  yearly: 'Die Tage sind die von einem Jahr später, mit denselben Wochentagen.',
  following: 'Die Tage schließen daran an, gleich viele.',
  noDays: 'Die Vorlage hat keine Tage.',
  season: 'Die Saison',
  competitions: 'Was gespielt wird',
  take: (name) => `${name} spielen`,
  name: 'Name',
  nameOf: (competition) => `Name dessen, was auf ${competition} folgt`,
  rulesOf: (competition) => `Regeln von ${competition}`,
  preset: 'Regeln',
  boxes: 'Boxen',
  boxesHint: 'Wie viele. Später lassen sich welche hinzufügen und entfernen.',
  boxName: (number) => `Box ${number}`,
  make: 'Saison anlegen',
  makeMore: 'Anlegen',
  nothingToCopy: 'Es gibt nichts mehr zu übernehmen: Alles ist schon in dieser Saison.',
  failed:
    'Nicht alles ließ sich anlegen. Was angelegt ist, bleibt; drück noch einmal für das, was hier steht.',
  made: (names) => `Schon angelegt: ${withStop(names)}`,
  reused:
    'Von dieser Seite wurde schon eine Saison angelegt, mit anderen Angaben. Sie steht in der Liste.',
  toList: 'Zu den Saisons',
  faults: {
    taken: 'Eine Saison mit diesem Namen gibt es schon.',
    competitionName: 'Gib ihm einen Namen mit höchstens 100 Zeichen.',
    boxes: 'Eine Zahl von 0 bis 60.',
  },
  competition: {
    title: 'Wettbewerb anlegen',
    about: (season) => `Er beginnt als Entwurf in ${season}: Die Spieler sehen davon noch nichts.`,
    discipline: 'Was gespielt wird',
    previous: 'Folgt auf',
    previousHint:
      'Seine Regeln werden übernommen, und die Einteilung richtet sich nach seinen Abschlusstabellen. Nichts: nach Stufen oder von Hand.',
    none: 'Nichts davor',
    preset: 'Regeln, wenn er auf nichts folgt',
    visibility: 'Wer ihn sieht, wenn er begonnen hat',
    visibilities: { members: 'Alle Mitglieder', private: 'Nur Trainer' },
    make: 'Anlegen',
  },
};
