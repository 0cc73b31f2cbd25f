import type { queue as english } from './queue.en.ts';

export const queue: typeof english = {
  waiting: 'Ein Ergebnis ist noch nicht gesendet',
  waitingAbout:
    'Es ist auf diesem Handy gespeichert und wird gesendet, sobald du wieder online bist.',
  waitingPill: 'gespeichert',
  sent: 'Dein Ergebnis ist angekommen',
  sentPill: 'gesendet',
  refused: 'Der Verein hat dieses Ergebnis nicht angenommen',
  refusedPill: 'nicht gesendet',
  signedOut: 'Es ist auf diesem Handy gespeichert. Melde dich wieder an, um es zu senden.',
  others:
    'Jemand hat auf diesem Handy offline ein Ergebnis eingetragen. Es wird gesendet, sobald er oder sie sich wieder anmeldet.',
  nothingKept:
    'Dieser Browser speichert nichts, vielleicht weil das Fenster privat ist. Offline kannst du hier kein Ergebnis eintragen.',
  change: 'Ändern',
  discard: 'Verwerfen',
  discardSure: 'Ergebnis verwerfen',
  again: 'Jetzt senden',
  noSignal: 'Du bist offline. Das ist der zuletzt gespeicherte Stand von {time}.',
  noSignalNow:
    'Du bist offline. Ergebnisse werden auf diesem Handy gespeichert und später gesendet.',
  noSignalForm:
    'Du bist offline. Macht nichts: Dein Ergebnis wird auf diesem Handy gespeichert und später gesendet.',
  keep: 'Speichern und später senden',
  sending: 'Wird gesendet …',
};
