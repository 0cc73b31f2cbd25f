import type { QueueWords } from '../offline/queue-words.ts';

/** What every page says of scores that wait on this device: texts, since scripts say them. */
export const queue: QueueWords = {
  waiting: 'A score is waiting to go',
  waitingAbout: 'It is kept on this phone, and sends itself as soon as there is signal.',
  waitingPill: 'kept',
  sent: 'Your score was sent',
  sentPill: 'sent',
  refused: 'The club did not accept this score',
  refusedPill: 'not sent',
  signedOut: 'It is kept on this phone. Sign in again, and it is sent.',
  others:
    'A score that was entered without signal is kept on this phone. It is sent once whoever entered it signs in again.',
  nothingKept:
    'This browser keeps nothing, perhaps in a private window: without signal a score cannot wait here.',
  change: 'Change',
  discard: 'Discard',
  discardSure: 'Really discard',
  again: 'Try now',
  noSignal: 'No signal. You are reading what this phone last knew, from {time}.',
  noSignalNow: 'No signal. Scores you enter now wait on this phone and send themselves.',
  noSignalForm: 'No signal. That’s fine: your score waits on this phone and sends itself.',
  keep: 'Keep, and send when there is signal',
  sending: 'Sending …',
};
