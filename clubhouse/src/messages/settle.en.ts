import { withStop } from './full-stop.ts';
import { englishPoints } from './points.ts';

/** `/coach/matches/[match]`: a coach decides how a match ended. */
export const settle = {
  title: 'Settle a match',
  open: 'Settle',
  back: 'Today',
  which: 'Which is it?',
  take: 'Take this one',
  taken: 'chosen',
  saidNothing: (who: string) => `${who} has entered nothing`,
  unplayed: 'It is not played',
  neither: 'Neither. Enter another result',
  line: (first: string) => `As ${first} would text it`,
  look: 'See what would change',
  preview: 'What would change',
  notSaved: 'not saved',
  points: 'Points',
  played: 'Played',
  needed: (minimum: number) => `of ${minimum} needed`,
  place: 'Place',
  noPlace: 'none',
  to: 'becomes',
  why: 'Why are you deciding?',
  reasons: {
    conflicting_entries: 'The two entries conflict',
    no_response: 'One side didn’t answer',
    incorrect_result: 'An agreed result was wrong',
    unreported_result: 'Nobody reported it',
    injury_or_withdrawal: 'Injury or withdrawal',
  },
  override: 'This match counts already. Yes, replace its result.',
  settle: 'Settle it this way',
  after: 'Both sides see the result, and neither the other’s entry. To undo it, settle it again.',
  done: (what: string) => `Settled: ${withStop(what)} To undo it, settle it again.`,
  counts: (what: string) => `This counts now: ${withStop(what)}`,
  ruled: (what: string, isHeldBack: boolean) =>
    `This counts now: ${withStop(what)} ${isHeldBack ? 'A decision here counts once the withdrawal is taken back.' : 'A decision here replaces that.'}`,
  changed: 'Something changed while you looked. Nothing was saved: look again.',
  changedEntry: (who: string) => `${who} entered something else.`,
  changedStatus: 'The match counts now.',
  changedRow: (who: string, points: string, played: number) =>
    `${who} now has ${englishPoints(points)} from ${played} played.`,
  changedElse: 'Something else in the box or its rules is no longer as it was.',
  gone: 'What you chose is no longer what they say. Choose again.',
  faults: {
    override: 'Tick that its result is to be replaced.',
    closed: 'This competition is over, or has not begun: nothing can be settled in it.',
    score: 'This score can’t be under the rules of this competition.',
  },
  /** What was proposed for the match, and what unanswered offers come to. */
  offers: {
    title: 'Times that were offered',
    offered: (who: string, times: string) => `${who} offered ${times}.`,
    states: {
      open: 'No answer.',
      replaced: 'Replaced by a later offer.',
      accepted: 'Accepted.',
      withdrawn: 'Taken back.',
    },
    due: (who: string, count: number) =>
      `${count} offers of ${who} have had no answer. The rules of this competition settle it:`,
    outcomes: {
      walkover: (who: string) => `A walkover for ${who}`,
      conceded: (who: string) => `A win for ${who}, with its points`,
    },
  },
};
