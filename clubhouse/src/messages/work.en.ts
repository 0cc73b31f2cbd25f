import { withStop } from './full-stop.ts';

/** Long work: how far it is, and what came of it. What each kind says is in its own group. */
export const work = {
  unknownTitle: 'Work of another release',
  begun: (who: string, at: string) => `Started by ${who}, ${withStop(at)}`,
  progress: 'How far it is',
  count: (done: string, total: string) => `${done} of ${total}`,
  failedCount: (count: string) => `${count} failed`,
  states: {
    running: 'It goes on by itself.',
    stopped: 'Stopped. What is done stays done.',
    restarted: 'The site was restarted in the middle. It continues where it was when you say so.',
    refused: 'The key that it ran with is no longer good. It goes on with yours.',
    finished: 'Finished.',
  },
  away: 'The club’s service does not answer just now. It goes on as soon as it does.',
  leave: 'You can leave this page and come back: it goes on. “Today” leads back here.',
  kept: 'This page is here for 30 days.',
  failedTitle: 'Did not work',
  moreFailed: (count: number) => `And ${count} more.`,
  nobody: 'Somebody who was erased',
  unnamed: 'A line of the list',
  reasons: {
    erased: 'They were erased meanwhile: nothing was done.',
    letGo:
      'Somebody was erased meanwhile, and these lines may have named them: they were dropped. Import the rest of the list again.',
    broken: 'Something is wrong with the site itself. The log of the server says what.',
    other: (code: string) => `The club’s service refused it: ${code}.`,
  },
  stop: 'Stop',
  goOn: 'Go on',
  again: 'Try again what failed',
  back: 'Back to today',
  look: 'See what came of it',
  title: 'Going on',
  short: {
    running: (done: string, total: string) => `${done} of ${total}`,
    stopped: (done: string, total: string) => `stopped after ${done} of ${total}`,
    restarted: (done: string, total: string) => `waits after ${done} of ${total}: say go on`,
    refused: (done: string, total: string) => `waits after ${done} of ${total} for a good key`,
    finished: (done: string, total: string) => `${done} of ${total}, finished`,
  },
  open: (title: string) => `Open: ${title}`,
};
