import { withStop } from './full-stop.ts';

/** Long-running work: progress and outcome. Each kind's own texts are in its group. */
export const work = {
  unknownTitle: 'Task from another version',
  begun: (who: string, at: string) => `Started by ${who}, ${withStop(at)}`,
  progress: 'Progress',
  count: (done: string, total: string) => `${done} of ${total}`,
  failedCount: (count: string) => `${count} failed`,
  states: {
    running: 'This continues automatically.',
    stopped: 'Stopped. Completed items stay completed.',
    restarted: 'The site restarted while this was running. Click “Continue” to resume.',
    refused: 'The key used for this task is no longer valid. Click “Continue” to use your own.',
    finished: 'Finished.',
  },
  away: 'The club’s service is not responding. The task resumes as soon as it does.',
  leave: 'You can leave this page. The task continues, and “Today” links back here.',
  kept: 'This page is kept for 30 days.',
  failedTitle: 'Failed',
  moreFailed: (count: number) => `And ${count} more.`,
  nobody: 'An erased member',
  unnamed: 'A row in the list',
  reasons: {
    erased: 'This member was erased in the meantime, so nothing was done.',
    letGo:
      'Someone was erased in the meantime. These rows may have named them and were skipped. Import the rest of the list again.',
    broken: 'Something is wrong with the site itself. See the server log for details.',
    other: (code: string) => `The club’s service rejected this: ${code}.`,
  },
  stop: 'Stop',
  goOn: 'Continue',
  again: 'Retry failed items',
  back: 'Back to Today',
  look: 'See the result',
  title: 'In progress',
  short: {
    running: (done: string, total: string) => `${done} of ${total}`,
    stopped: (done: string, total: string) => `stopped after ${done} of ${total}`,
    restarted: (done: string, total: string) =>
      `paused after ${done} of ${total}: click “Continue”`,
    refused: (done: string, total: string) => `paused after ${done} of ${total}: needs a valid key`,
    finished: (done: string, total: string) => `${done} of ${total}, finished`,
  },
  open: (title: string) => `Open: ${title}`,
};
