import type { QueueWords } from '../offline/queue-words.ts';

/** Scores waiting on this device, on every page; plain strings, because scripts use them. */
export const queue: QueueWords = {
  waiting: 'A score is waiting to be sent',
  waitingAbout: 'It is saved on this phone and will be sent as soon as you are online.',
  waitingPill: 'saved',
  sent: 'Your score was sent',
  sentPill: 'sent',
  refused: 'The club rejected this score',
  refusedPill: 'not sent',
  signedOut: 'It is saved on this phone. Sign in again to send it.',
  others: 'Someone entered a score offline on this phone. It will be sent when they sign in again.',
  nothingKept:
    'This browser stores nothing, perhaps because this is a private window. You cannot enter scores offline.',
  change: 'Change',
  discard: 'Discard',
  discardSure: 'Discard the score',
  again: 'Send now',
  noSignal: 'You are offline. This is the last saved version, from {time}.',
  noSignalNow: 'You are offline. Scores you enter now are saved on this phone and sent later.',
  noSignalForm: 'You are offline. That’s fine. Your score is saved on this phone and sent later.',
  keep: 'Save and send when online',
  sending: 'Sending …',
};
