import type { queue as english } from './queue.en.ts';

export const queue: typeof english = {
  waiting: 'Ein Ergebnis wartet noch',
  waitingAbout:
    'Es liegt auf diesem Handy und geht von selbst raus, sobald du wieder Empfang hast.',
  waitingPill: 'liegt hier',
  sent: 'Dein Ergebnis ist angekommen',
  sentPill: 'gesendet',
  refused: 'Der Verein hat dieses Ergebnis nicht angenommen',
  refusedPill: 'nicht gesendet',
  signedOut: 'Es liegt auf diesem Handy. Melde dich wieder an, dann geht es raus.',
  others:
    'Auf diesem Handy liegt noch ein Ergebnis, das ohne Empfang eingetragen wurde. Es geht raus, sobald sich wieder anmeldet, wer es eingetragen hat.',
  nothingKept:
    'Dieser Browser behält nichts, vielleicht ist es ein privates Fenster: Ohne Empfang kann hier kein Ergebnis warten.',
  change: 'Ändern',
  discard: 'Verwerfen',
  discardSure: 'Wirklich verwerfen',
  again: 'Jetzt senden',
  noSignal: 'Kein Empfang. Du siehst, was dieses Handy zuletzt wusste: {time}.',
  noSignalNow:
    'Kein Empfang. Was du jetzt einträgst, wartet auf diesem Handy und geht von selbst raus.',
  noSignalForm:
    'Kein Empfang. Macht nichts: Dein Ergebnis wartet auf diesem Handy und geht von selbst raus.',
  keep: 'Behalten und senden, sobald es geht',
  sending: 'Wird gesendet …',
};
