import type { chase as english } from './chase.en.ts';

export const chase: typeof english = {
  title: 'Offene Spiele',
  about: 'Alle Spieler mit offenen Spielen, die dringendsten zuerst.',
  narrow: 'Liste filtern',
  filter: 'Anzeigen',
  days: 'Verbleibende Zeit',
  anyDays: 'Beliebig',
  withinDays: (days) => (days === 7 ? 'höchstens eine Woche' : `höchstens ${days} Tage`),
  short: 'Unter der Mindestzahl',
  shortBy: {
    0: 'Alle mit offenen Spielen',
    1: 'Alle unter der Mindestzahl',
    2: 'Mindestens zwei fehlen',
    3: 'Mindestens drei fehlen',
  },
  competition: 'Wettbewerb',
  everyCompetition: 'Alle',
  box: 'Box',
  everyBox: 'Alle',
  rows: 'Spieler mit offenen Spielen',
  player: 'Spieler',
  where: 'Wo',
  played: 'Gespielt',
  playedOf: (played, minimum) => `${played} von ${minimum} gespielt`,
  shortBySo: (count) => `${count} zu wenig`,
  enough: 'genug',
  left: 'Noch zu spielen',
  reportDue: 'Ergebnis fehlt',
  differs: 'unterschiedlich',
  theirTurn: 'wartet auf die Gegenseite',
  lastMailed: 'Letzte E-Mail',
  never: 'noch nie',
  reach: 'Kontakt',
  choose: (name) => `${name} auswählen`,
  chooseAll: 'Alle auf dieser Seite auswählen',
  call: (name) => `${name} anrufen`,
  write: (name) => `E-Mail an ${name}`,
  private: 'privat, keine E-Mail',
  letterTo: (count) => `E-Mail an ${count} Ausgewählte`,
  letterToChosen: 'E-Mail an die Ausgewählten',
  letterToAll: (players) => (players === null ? 'E-Mail an alle' : `E-Mail an alle ${players}`),
  nothingIsSent: 'Bevor etwas verschickt wird, siehst du die Empfänger und die E-Mail.',
  next: 'Nächste Seite',
  first: 'Erste Seite',
  none: 'Alle sind im Plan.',
  noneHere: 'Zu diesen Filtern passt niemand.',
  noneAbout: 'Hier erscheinen Spieler, die noch offene Spiele und Zeit dafür haben.',
  showAll: 'Alle mit offenen Spielen zeigen',
  link: 'Alle ansehen und E-Mails senden',

  work: {
    title: (total) => (total === 1 ? 'Eine E-Mail' : `E-Mails an ${total} Spieler`),
    result: (done) =>
      [
        said(done, 'sent', 'Eine E-Mail ist unterwegs.', 'E-Mails sind unterwegs.'),
        said(
          done,
          'recently',
          'Ein Spieler hat diese Woche schon eine E-Mail bekommen.',
          'Spieler haben diese Woche schon eine E-Mail bekommen.',
        ),
        said(
          done,
          'no_address',
          'Ein Spieler hat keine E-Mail-Adresse.',
          'Spieler haben keine E-Mail-Adresse.',
        ),
        said(
          done,
          'turned_off',
          'Ein Spieler hat diese E-Mails abbestellt.',
          'Spieler haben diese E-Mails abbestellt.',
        ),
        said(
          done,
          'nothing_left',
          'Ein Spieler hat nichts mehr zu tun.',
          'Spieler haben nichts mehr zu tun.',
        ),
      ]
        .filter((one) => one !== null)
        .join(' '),
    reason: () => null,
    onward: 'Zurück zur Liste',
  },
};

function said(
  done: ReadonlyMap<string, number>,
  what: string,
  one: string,
  many: string,
): string | null {
  const count = done.get(what) ?? 0;
  if (count === 0) return null;
  return count === 1 ? one : `${count} ${many}`;
}
