import { withStop } from './full-stop.ts';
import type { plan as english } from './plan.en.ts';

export const plan: typeof english = {
  title: 'Saison planen',
  intoTitle: (season) => `Zu ${season} hinzufügen`,
  about:
    'Prüf die Angaben, ändere, was anders sein soll, und leg die Saison an. Noch erfährt niemand davon.',
  source: 'Vorlage',
  nothing: 'Keine, neu anfangen',
  change: 'Anzeigen',
  copied: (season) =>
    `Vorlage ist ${withStop(season)} Jeder Wettbewerb behält seine Regeln. Die Spieler teilst du später im Entwurf ein.`,
  yearly: 'Die Termine liegen ein Jahr später, an denselben Wochentagen.',
  following: 'Die neue Saison schließt direkt an und dauert gleich lang.',
  noDays: 'Die Vorlage hat keine Termine.',
  season: 'Die Saison',
  competitions: 'Wettbewerbe',
  take: (name) => `${name} spielen`,
  name: 'Name',
  nameOf: (competition) => `Name des Wettbewerbs nach ${competition}`,
  rulesOf: (competition) => `Regeln von ${competition}`,
  preset: 'Regeln',
  boxes: 'Boxen',
  boxesHint: 'Wie viele Boxen? Du kannst später welche hinzufügen oder entfernen.',
  boxName: (number) => `Box ${number}`,
  make: 'Saison anlegen',
  makeMore: 'Wettbewerbe anlegen',
  nothingToCopy: 'Es gibt nichts mehr zu übernehmen. Alles ist schon in dieser Saison.',
  failed:
    'Einiges konnte nicht angelegt werden, alles andere ist gespeichert. Klick noch einmal, um anzulegen, was hier noch steht.',
  made: (names) => `Schon angelegt: ${withStop(names)}`,
  reused:
    'Auf dieser Seite hast du schon eine Saison mit anderen Angaben angelegt. Du findest sie in der Liste.',
  toList: 'Zu den Saisons',
  faults: {
    taken: 'Eine Saison mit diesem Namen gibt es schon.',
    competitionName: 'Gib einen Namen mit höchstens 100 Zeichen ein.',
    boxes: 'Gib eine Zahl von 0 bis 60 ein.',
  },
  competition: {
    title: 'Wettbewerb anlegen',
    about: (season) => `Er beginnt als Entwurf in ${season}: Die Spieler sehen ihn noch nicht.`,
    discipline: 'Disziplin',
    previous: 'Folgt auf',
    previousHint:
      'Seine Regeln werden übernommen, und der Entwurf richtet sich nach seinen Abschlusstabellen. Sonst teilst du nach Spielstärke oder von Hand ein.',
    none: 'Kein früherer Wettbewerb',
    preset: 'Regeln',
    visibility: 'Wer ihn nach dem Start sieht',
    visibilities: { members: 'Alle Mitglieder', private: 'Nur Trainer' },
    make: 'Wettbewerb anlegen',
  },
};
