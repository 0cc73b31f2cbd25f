import { withStop } from './full-stop.ts';
import type { announce as english } from './announce.en.ts';

export const announce: typeof english = {
  title: 'Mitgliedern schreiben',
  about: 'Schreib eine E-Mail in deinen eigenen Worten und sieh sie dir vor dem Senden an.',
  noMail:
    'Diese Website kann noch keine E-Mails verschicken, weil kein Mailserver eingerichtet ist.',
  to: 'An',
  everybody: 'Alle im Verein',
  competition: (name) => `Alle in ${name}`,
  chosen: (count) =>
    count === 1 ? 'Das angehakte Mitglied' : `Die ${count} angehakten Mitglieder`,
  subject: 'Betreff',
  text: 'Text',
  textHint: 'Die E-Mail beginnt mit einer Anrede und endet mit deinem Namen und dem des Vereins.',
  look: 'Vorschau',
  nothingIsSent: 'Es wird noch nichts gesendet.',
  change: 'Ändern',
  faults: {
    to: 'Wähl die Empfänger: bis zu 200 Personen, eine Box, einen Wettbewerb oder alle.',
    subject: (most) => `Gib einen Betreff mit höchstens ${most} Zeichen ein.`,
    text: (most) => `Gib einen Text mit höchstens ${most} Zeichen ein.`,
  },
  letter: {
    button: 'Zur Website',
    from: (coach, club) => `Geschrieben von ${coach} für ${withStop(club)}`,
  },
  work: {
    title: (total) => (total === 1 ? 'Eine E-Mail' : `Eine E-Mail an ${total} Mitglieder`),
    result: (done) => {
      const of = (as: string) => done.get(as) ?? 0;
      // Another job had already queued the same words.
      const sent = of('sent') + of('already');
      const others = of('no_address') + of('turned_off') + of('left');
      const out = sent === 1 ? 'Eine E-Mail ist unterwegs.' : `${sent} E-Mails sind unterwegs.`;
      if (others === 0) return out;
      return `${out} ${others === 1 ? 'Eine konnte' : `${others} konnten`} nicht mehr verschickt werden.`;
    },
    reason: () => null,
    onward: 'Zu den Mitgliedern',
  },
};
