import { withStop } from './full-stop.ts';
import { englishPoints } from './points.ts';

/** `/coach/matches/[match]`: the coach decides a match. */
export const settle = {
  title: 'Settle a match',
  open: 'Settle',
  back: 'Today',
  which: 'Which result is right?',
  take: 'Use this result',
  taken: 'chosen',
  saidNothing: (who: string) => `${who} has not entered a result`,
  unplayed: 'Not played',
  neither: 'Enter a different result',
  line: (first: string) => `As ${first} would write it in a message`,
  look: 'Preview the changes',
  preview: 'Preview',
  notSaved: 'not saved',
  points: 'Points',
  played: 'Played',
  needed: (minimum: number) => `of ${minimum} required`,
  place: 'Rank',
  noPlace: 'none',
  to: 'becomes',
  why: 'Why are you settling this match?',
  reasons: {
    conflicting_entries: 'The two entries contradict each other',
    no_response: 'One side did not respond',
    incorrect_result: 'The agreed result was wrong',
    unreported_result: 'Nobody entered a result',
    injury_or_withdrawal: 'Injury or withdrawal',
  },
  override: 'This match already counts. Replace its result.',
  settle: 'Settle the match',
  after:
    'Both sides see the result, but not each other’s entries. To change it, settle the match again.',
  done: (what: string) => `Settled: ${withStop(what)} To change it, settle the match again.`,
  counts: (what: string) => `Current result: ${withStop(what)}`,
  ruled: (what: string, isHeldBack: boolean) =>
    `Current result: ${withStop(what)} ${isHeldBack ? 'Your decision will only count if the withdrawal is undone.' : 'Your decision will replace it.'}`,
  changed: 'Something changed in the meantime. Nothing was saved. Check it again.',
  changedEntry: (who: string) => `${who} entered a different result.`,
  changedStatus: 'The match now counts.',
  changedRow: (who: string, points: string, played: number) =>
    `${who} now has ${englishPoints(points)} from ${played} ${played === 1 ? 'match' : 'matches'}.`,
  changedElse: 'Something else in the box or its rules has changed.',
  gone: 'The entry you chose has changed. Choose again.',
  faults: {
    override: 'Tick the box to replace the current result.',
    closed: 'You can only settle matches while the competition is running.',
    score: 'The rules of this competition do not allow this score.',
  },
  offers: {
    title: 'Offered times',
    offered: (who: string, times: string) => `${who} offered ${withStop(times)}`,
    states: {
      open: 'No answer.',
      replaced: 'Replaced by a later offer.',
      accepted: 'Accepted.',
      withdrawn: 'Withdrawn.',
    },
    due: (who: string, count: number) =>
      `${count} offers from ${who} are unanswered. Under the rules of this competition:`,
    outcomes: {
      walkover: (who: string) => `A walkover for ${who}`,
      conceded: (who: string) => `A win for ${who}, with the points for a win`,
    },
  },
};
