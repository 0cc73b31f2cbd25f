import type { chase as english } from './chase.en.ts';

export const chase: typeof english = {
  title: 'Wer noch spielen muss',
  about: 'Alle mit offenen Spielen; wer am wenigsten Zeit hat, steht oben.',
  narrow: 'Wählen, was zu sehen ist',
  filter: 'Anzeigen',
  days: 'Zeit bis Schluss',
  anyDays: 'Egal',
  withinDays: (days) => (days === 7 ? 'höchstens eine Woche' : `höchstens ${days} Tage`),
  short: 'Unter der Mindestzahl',
  shortBy: {
    0: 'Alle mit offenen Spielen',
    1: 'Alle, denen Spiele fehlen',
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
  differs: 'uneins',
  theirTurn: 'Gegenseite trägt ein',
  lastMailed: 'Letzte Mail',
  never: 'noch nie',
  reach: 'Erreichen',
  choose: (name) => `${name} auswählen`,
  chooseAll: 'Alle auf dieser Seite auswählen',
  call: (name) => `${name} anrufen`,
  write: (name) => `${name} schreiben`,
  private: 'nicht öffentlich: keine Mail',
  letterTo: (count) => `Mail an ${count} Ausgewählte`,
  letterToChosen: 'Mail an die Ausgewählten',
  letterToAll: (players) => (players === null ? 'Mail an alle' : `Mail an alle ${players}`),
  nothingIsSent: 'Bevor etwas rausgeht, liest du drei davon.',
  next: 'Nächste Seite',
  first: 'Von vorn',
  none: 'Niemand hinkt hinterher.',
  noneHere: 'Mit diesen Filtern niemand.',
  noneAbout: 'Hier steht, wer noch Spiele offen und Zeit dafür hat.',
  showAll: 'Alle mit offenen Spielen zeigen',
  link: 'Alle, mit Mail',

  letters: {
    title: 'Erst lesen, dann senden',
    back: 'Zurück zur Liste',
    count: (letters) =>
      letters === 1 ? 'Einer bekommt eine Mail.' : `${letters} bekommen je eine Mail.`,
    upTo: (rows) =>
      `Bis zu ${rows} Mails, eine je Spieler. Wer keine bekommt, wird beim Schreiben gezählt.`,
    own: 'In jeder stehen die eigenen Spiele, wie die Gegner zu erreichen sind und wie viele Tage bleiben. Die ersten:',
    ownAll:
      'In jeder stehen die eigenen Spiele, wie die Gegner zu erreichen sind und wie viele Tage bleiben:',
    none: 'Von ihnen bekommt niemand eine Mail.',
    to: 'An',
    subject: 'Betreff',
    leftOut: {
      recently: (count) =>
        count === 1
          ? 'Einer hatte in den letzten sieben Tagen schon eine.'
          : `${count} hatten in den letzten sieben Tagen schon eine.`,
      no_address: (count) =>
        count === 1 ? 'Einer hat keine Mailadresse.' : `${count} haben keine Mailadresse.`,
      turned_off: (count) =>
        count === 1
          ? 'Einer hat solche Mails abbestellt.'
          : `${count} haben solche Mails abbestellt.`,
      nothing_left: (count) =>
        count === 1
          ? 'Einer hat gerade nichts zu tun: Die Gegenseite trägt ein.'
          : `${count} haben gerade nichts zu tun: Die Gegenseite trägt ein.`,
    },
    again: 'Trotzdem noch einmal schreiben',
    againAbout: 'Wer in den letzten sieben Tagen eine Mail hatte, bekommt noch eine.',
    send: (count) => (count === 1 ? 'Eine Mail senden' : `${count} Mails senden`),
    sendAll: 'Mails senden',
    nobody: 'Du hast niemanden ausgewählt.',
    nobodyAbout: 'Hake in der Liste Spieler an, oder nimm alle.',
  },

  work: {
    title: (total) => (total === 1 ? 'Eine Mail' : `Mails an ${total} Spieler`),
    result: (done) =>
      [
        said(done, 'sent', 'Eine Mail ist unterwegs.', 'Mails sind unterwegs.'),
        said(
          done,
          'recently',
          'Einer hatte diese Woche schon eine.',
          'hatten diese Woche schon eine.',
        ),
        said(done, 'no_address', 'Einer hat keine Adresse.', 'haben keine Adresse.'),
        said(
          done,
          'turned_off',
          'Einer hat solche Mails abbestellt.',
          'haben solche Mails abbestellt.',
        ),
        said(done, 'nothing_left', 'Einer hat nichts mehr zu tun.', 'haben nichts mehr zu tun.'),
      ]
        .filter((one) => one !== null)
        .join(' '),
    reason: () => null,
    onward: 'Zur Liste',
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
