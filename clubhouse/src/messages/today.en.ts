import { withStop } from './full-stop.ts';
import { englishNumeral as numeral } from './numerals.ts';

/** `/coach`: what needs a decision, and applications from there. */
export const today = {
  title: 'Today',
  greetings: {
    morning: (first: string) => `Good morning, ${withStop(first)}`,
    day: (first: string) => `Hello, ${withStop(first)}`,
    evening: (first: string) => `Good evening, ${withStop(first)}`,
  },
  things: (day: string, count: number) =>
    count === 1
      ? `${withStop(day)} One thing to decide, then the courts are yours.`
      : `${withStop(day)} ${numeral(count)} things to decide, then the courts are yours.`,
  nothing: (day: string) => `${withStop(day)} Nothing to decide.`,
  emptyTitle: 'The desk is clear.',
  empty: 'Nobody disagrees, nobody waits for an answer. What comes in stands here.',
  more: 'There are more than are shown here: these come first.',
  signedInAs: (name: string) => `Signed in with the key “${name}”.`,
  signOut: 'Sign out here',
  signOutAbout: 'Signing out leaves it good; under “Keys” it is revoked.',
  keys: 'Keys',
  disputes: (count: number) =>
    count === 1 ? 'An entry that differs' : `${numeral(count)} matches with entries that differ`,
  versus: (one: string, other: string) => `${one} v ${other}`,
  since: (day: string) => `since ${day}`,
  differOn: {
    winner: 'they differ on who won',
    score: 'they differ on the score',
    ending: 'they differ on how it ended',
  },
  says: (who: string) => `${who} says`,
  saysPair: (who: string) => `${who} say`,
  waiting: (count: number) =>
    count === 1 ? 'A report without an answer' : `${numeral(count)} reports without an answer`,
  silent: (who: string) => `${who} has said nothing for a week`,
  deadline: 'Near the deadline',
  within: (days: number) => `next ${days} days`,
  daysLeft: (days: number) =>
    days === 0 ? 'last day today' : days === 1 ? '1 day left' : `${days} days left`,
  played: (count: number) => `played ${count}`,
  needs: (count: number) => `needs ${count} more`,
  leftToPlay: (count: number) => `${count} left to play`,
  owes: (count: number) => (count === 1 ? 'owes a report' : `owes ${count} reports`),
  write: (name: string) => `Write to ${name}`,
  noAddress: 'no address',
  letterSubject: (competition: string) => `${competition}: matches still to play`,
  letter: (first: string, left: string, matches: readonly string[]) =>
    `Hi ${first},\n\n${left}. Still to come:\n\n${matches.map((one) => `- ${one}`).join('\n')}\n\nCan you arrange a day?\n`,
  letterLeft: (days: number | null) => {
    if (days === null) return 'The season is under way';
    if (days === 0) return 'Today is the last day';
    return days === 1 ? 'One day is left' : `${days} days are left`;
  },
  letterOwes: (opponent: string) => `${opponent}: played, enter the score`,
  letterDiffers: (opponent: string) => `${opponent}: you two entered different scores, have a word`,
  applications: 'Asking to join',
  applicationsAbout: 'deleted after 30 days',
  wantsNothing: 'did not say what',
  level: (level: number) => `puts themselves at level ${level}`,
  known: (name: string) => `Same address as ${name}, a member.`,
  deletedIn: (days: number) =>
    days <= 0 ? 'deleted today' : days === 1 ? '1 day left' : `${days} days left`,
  accept: 'Take in',
  decline: 'Decline',
  declineSure: (name: string) => `${name} is told nothing, and what they sent is deleted.`,
  declineNow: 'Decline and delete',
  accepted: 'Taken in. They are a member now, and are placed with the next draft.',
  declined: 'Declined. What they sent is deleted.',
  refused: {
    email_taken: 'A member has this address already. Change it there, or decline.',
    gone: 'Somebody has decided this application already, or its 30 days are over.',
  },
  letters: {
    waiting: (count: number, since: string) =>
      count === 1
        ? `A letter has waited to be sent since ${withStop(since)}`
        : `${count} letters have waited to be sent since ${withStop(since)}`,
    refused: (count: number) =>
      count === 1
        ? 'A letter was refused in the last 30 days.'
        : `${count} letters were refused in the last 30 days.`,
    inDoubt: (count: number) =>
      count === 1
        ? 'Nobody knows whether one letter arrived.'
        : `Nobody knows whether ${count} letters arrived.`,
    what: 'The log of the server says which, and why.',
  },
  drafts: 'Drafts to decide',
  andMore: (count: number | null) =>
    `and ${count ?? 'many'} more. You read the letters before they go.`,
  glance: {
    playedOf: (all: number) => `of ${all} played`,
    of: (played: number, all: number) => `${played} of ${all}`,
    played: 'played',
    behind: 'well behind',
    now: 'today',
    moreBoxes: (count: number) => (count === 1 ? 'One more box' : `${count} more boxes`),
    reported: (count: number) =>
      count === 1 ? 'one waits for a second report' : `${count} wait for a second report`,
    disputed: (count: number) => (count === 1 ? 'one differs' : `${count} differ`),
    idle: (count: number) =>
      count === 1 ? 'One has not played yet' : `${count} have not played yet`,
    moreNames: (count: number) => `and ${count} more`,
    write: 'Write to those with matches left',
  },
  results: {
    one: {
      completed: '{winner} beat {loser} {score}',
      drawn: '{winner} and {loser} drew {score}',
      retired: '{winner} beat {loser} {score} ({loser} retired)',
      walkover: '{loser} didn’t turn up: a walkover for {winner}',
      conceded: '{loser} gave the match to {winner}',
      unplayed: '{winner} and {loser} won’t play this match',
    },
    pair: {
      completed: '{winner} beat {loser} {score}',
      drawn: '{winner} and {loser} drew {score}',
      retired: '{winner} beat {loser} {score} ({loser} retired)',
      walkover: '{loser} didn’t turn up: a walkover for {winner}',
      conceded: '{loser} gave the match to {winner}',
      unplayed: '{winner} and {loser} won’t play this match',
    },
  },
};
