import type { unanswered as english } from './unanswered.en.ts';

export const unanswered: typeof english = {
  title: 'Nur von einer Seite eingetragen',
  about:
    'Lass diese Ergebnisse so zählen. Beide Seiten bekommen eine E-Mail und können sich noch melden.',
  link: 'Mehrere auf einmal entscheiden',
  days: 'Ohne Antwort',
  forDays: (days) => (days === 0 ? 'beliebig lange' : `seit mehr als ${days} Tagen`),
  none: 'So lange wartet kein Ergebnis auf Antwort.',
  silent: (who) => `${who}: seitdem keine Antwort`,
  refused: 'Das geht nicht mehr. Öffne das Spiel, um es zu entscheiden.',
  points: 'Punkte',
  place: 'Platz',
  effect:
    'Jede Änderung ist einzeln berechnet. Entscheidest du mehrere, können die Plätze anders ausfallen.',
  more: (shown, total) =>
    `Du siehst die ältesten ${shown} von ${total}. Die anderen folgen, wenn diese entschieden sind.`,
  settle: 'Angehakte Spiele entscheiden',
  work: {
    title: (total) => (total === 1 ? 'Ein Spiel' : `${total} Spiele`),
    result: (done) => {
      const [settled, changed] = [done.get('settled') ?? 0, done.get('changed') ?? 0];
      const counts = settled === 1 ? 'Ein Spiel zählt jetzt.' : `${settled} Spiele zählen jetzt.`;
      if (changed === 0) return counts;
      return changed === 1
        ? `${counts} Eins hat einen neuen Eintrag und bleibt offen.`
        : `${counts} ${changed} haben einen neuen Eintrag und bleiben offen.`;
    },
    reason: (reason) => {
      if (reason === 'settlement_changed') {
        return 'Inzwischen hat sich etwas geändert. Versuch es noch einmal.';
      }
      const isOver = reason === 'competition_closed' || reason === 'competition_not_active';
      return isOver ? 'Der Wettbewerb läuft nicht.' : null;
    },
    onward: 'Übrige ansehen',
  },
};
