import type { unanswered as english } from './unanswered.en.ts';

export const unanswered: typeof english = {
  title: 'Von einer Seite eingetragen',
  about:
    'Lass zählen, was eingetragen ist. Beide Seiten bekommen eine Mail und können sich noch melden.',
  link: 'Zusammen entscheiden',
  days: 'Ohne Antwort',
  forDays: (days) => (days === 0 ? 'wie kurz auch immer' : `seit mehr als ${days} Tagen`),
  none: 'So lange wartet kein Ergebnis.',
  silent: (who) => `${who}: seitdem keine Antwort`,
  refused: 'So geht es nicht mehr: Öffne das Spiel, um es zu entscheiden.',
  points: 'Punkte',
  place: 'Platz',
  effect:
    'Was sich ändert, ist für jedes Spiel allein gerechnet; zusammen kann es anders ausgehen.',
  more: (shown, total) =>
    `Von ${total} stehen die ältesten ${shown} hier; die anderen folgen, wenn diese entschieden sind.`,
  settle: 'Die angehakten entscheiden',
  work: {
    title: (total) => (total === 1 ? 'Ein Spiel' : `${total} Spiele`),
    result: (done) => {
      const [settled, changed] = [done.get('settled') ?? 0, done.get('changed') ?? 0];
      const counts = settled === 1 ? 'Ein Spiel zählt jetzt.' : `${settled} Spiele zählen jetzt.`;
      if (changed === 0) return counts;
      return changed === 1
        ? `${counts} Eines wurde inzwischen neu eingetragen und bleibt offen.`
        : `${counts} ${changed} wurden inzwischen neu eingetragen und bleiben offen.`;
    },
    reason: (reason) => {
      if (reason === 'settlement_changed') {
        return 'In dem Moment hat sich etwas geändert: Versuch es noch einmal.';
      }
      const isOver = reason === 'competition_closed' || reason === 'competition_not_active';
      return isOver ? 'Der Wettbewerb ist vorbei oder hat nicht begonnen.' : null;
    },
    onward: 'Zu dem, was bleibt',
  },
};
