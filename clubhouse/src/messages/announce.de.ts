import { withStop } from './full-stop.ts';
import { listNames } from './list-names.ts';
import type { announce as english } from './announce.en.ts';

export const announce: typeof english = {
  title: 'An Mitglieder schreiben',
  about: 'Eine Mail in deinen Worten. Du siehst sie, bevor sie hinausgeht.',
  noMail: 'Diese Seite verschickt noch keine Mails: Ihr Mailserver ist nicht eingerichtet.',
  to: 'An',
  everybody: 'Alle im Verein',
  competition: (name) => `Alle in ${name}`,
  chosen: (count) => (count === 1 ? 'Das angehakte Mitglied' : `Die ${count} Angehakten`),
  subject: 'Betreff',
  text: 'Text',
  textHint: 'Die Anrede mit dem Vornamen und der Verein kommen von selbst dazu.',
  look: 'Erst ansehen',
  nothingIsSent: 'Noch geht nichts hinaus.',
  count: (count) =>
    count === 0
      ? 'Niemand bekommt sie.'
      : count === 1
        ? 'Eine Person bekommt sie.'
        : `${count} bekommen sie.`,
  recipients: (count) => (count === 1 ? 'Wer sie bekommt' : `Die ${count}, die sie bekommen`),
  send: (count) => (count === 1 ? 'Mail senden' : 'Mails senden'),
  change: 'Ändern',
  leftOut: {
    no_address: (names) => `Ohne Adresse: ${listNames(names, 'de')}.`,
    turned_off: (names) => `Haben solche Mails abbestellt: ${listNames(names, 'de')}.`,
  },
  faults: {
    to: 'Wähle, an wen sie geht: bis zu 200 Angehakte, eine Box, ein Wettbewerb oder alle.',
    subject: (most) => `Ein Betreff hat 1 bis ${most} Zeichen.`,
    text: (most) => `Ein Text hat 1 bis ${most} Zeichen.`,
  },
  letter: {
    button: 'Zur Website',
    from: (coach, club) => `Geschrieben von ${coach} für ${withStop(club)}`,
  },
  work: {
    title: (total) => (total === 1 ? 'Eine Mail' : `Eine Mail an ${total} Mitglieder`),
    result: (done) => {
      const [sent, left] = [done.get('sent') ?? 0, done.get('left') ?? 0];
      const others = (done.get('no_address') ?? 0) + (done.get('turned_off') ?? 0) + left;
      const out = sent === 1 ? 'Eine Mail ist unterwegs.' : `${sent} Mails sind unterwegs.`;
      return others === 0 ? out : `${out} ${others} waren nicht mehr zu erreichen.`;
    },
    reason: () => null,
    onward: 'Zu den Mitgliedern',
  },
};
