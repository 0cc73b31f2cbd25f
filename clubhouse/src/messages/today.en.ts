import { withStop } from './full-stop.ts';
import { englishNumeral as numeral } from './numerals.ts';

/** `/coach`: open decisions, and applications opened from there. */
export const today = {
  title: 'Today',
  greetings: {
    morning: (first: string) => `Good morning, ${withStop(first)}`,
    day: (first: string) => `Hello, ${withStop(first)}`,
    evening: (first: string) => `Good evening, ${withStop(first)}`,
  },
  things: (day: string, count: number) =>
    count === 1
      ? `${withStop(day)} You have one decision to make.`
      : `${withStop(day)} You have ${numeral(count).toLowerCase()} decisions to make.`,
  nothing: (day: string) => `${withStop(day)} You have nothing to decide.`,
  nextSeason: 'Plan the next season',
  emptyTitle: 'All done.',
  empty: 'No disputes, no open questions. New tasks appear here.',
  more: 'These are the most urgent. There are more.',
  signedInAs: (name: string) => `Signed in with the key “${name}”.`,
  signOut: 'Sign out here',
  signOutAbout: 'The key stays valid after you sign out. To revoke it, go to “Keys”.',
  keys: 'Keys',
  disputes: (count: number) =>
    count === 1
      ? 'One match with different scores'
      : `${numeral(count)} matches with different scores`,
  versus: (one: string, other: string) => `${one} v ${other}`,
  since: (day: string) => `since ${day}`,
  differOn: {
    winner: 'they disagree on the winner',
    score: 'they disagree on the score',
    ending: 'they disagree on how it ended',
  },
  says: (who: string) => `${who} says`,
  saysPair: (who: string) => `${who} say`,
  waiting: (count: number) =>
    count === 1 ? 'One unconfirmed result' : `${numeral(count)} unconfirmed results`,
  silent: (who: string) => `No answer from ${who} for a week`,
  deadline: 'Close to the deadline',
  within: (days: number) => `next ${days} days`,
  daysLeft: (days: number) =>
    days === 0 ? 'today is the last day' : days === 1 ? '1 day left' : `${days} days left`,
  played: (count: number) => `played ${count}`,
  needs: (count: number) => `needs ${count} more`,
  leftToPlay: (count: number) => `${count} left to play`,
  owes: (count: number) => (count === 1 ? 'owes one score' : `owes ${count} scores`),
  write: (name: string) => `Email ${name}`,
  noAddress: 'no email address',
  letterSubject: (competition: string) => `${competition}: matches still to play`,
  letter: (first: string, left: string, matches: readonly string[]) =>
    `Hi ${first},\n\n${left}. Still to do:\n\n${matches.map((one) => `- ${one}`).join('\n')}\n\nCould you arrange a date?\n`,
  letterLeft: (days: number | null) => {
    if (days === null) return 'The season is running';
    if (days === 0) return 'Today is the last day';
    return days === 1 ? 'There is one day left' : `There are ${days} days left`;
  },
  letterOwes: (opponent: string) => `${opponent}: played, please enter the score`,
  letterDiffers: (opponent: string) =>
    `${opponent}: you entered different scores, please talk it over`,
  applications: 'Applications',
  applicationsAbout: 'deleted after 30 days',
  wantsNothing: 'no preferences',
  level: (level: number) => `self-assessed level ${level}`,
  known: (name: string) => `Same address as the member ${withStop(name)}`,
  deletedIn: (days: number) =>
    days <= 0 ? 'deleted today' : days === 1 ? '1 day left' : `${days} days left`,
  accept: 'Accept',
  decline: 'Decline',
  declineSure: (name: string) => `${name} will not be notified. The application will be deleted.`,
  declineNow: 'Decline and delete',
  accepted: 'Accepted. They are now a member and will get a place in the next draft.',
  declined: 'Declined. The application is deleted.',
  refused: {
    email_taken: 'Another member already has this address. Change it there, or decline.',
    gone: 'Someone has already handled this application, or it expired after 30 days.',
  },
  letters: {
    waiting: (count: number, since: string) =>
      count === 1
        ? `One email has been waiting to be sent since ${withStop(since)}`
        : `${count} emails have been waiting to be sent since ${withStop(since)}`,
    refused: (count: number) =>
      count === 1
        ? 'One email was rejected in the last 30 days.'
        : `${count} emails were rejected in the last 30 days.`,
    inDoubt: (count: number) =>
      count === 1 ? 'One email may not have arrived.' : `${count} emails may not have arrived.`,
    what: 'The server log shows which ones and why.',
  },
  drafts: 'Drafts to review',
  andMore: (count: number | null) =>
    `and ${count ?? 'many'} more. You can read the emails before they are sent.`,
  glance: {
    playedOf: (all: number) => `of ${all} played`,
    of: (played: number, all: number) => `${played} of ${all}`,
    played: 'played',
    behind: 'well behind',
    now: 'today',
    moreBoxes: (count: number) => (count === 1 ? 'One more box' : `${count} more boxes`),
    reported: (count: number) =>
      count === 1 ? 'one is missing the second entry' : `${count} are missing the second entry`,
    disputed: (count: number) =>
      count === 1 ? 'one with different scores' : `${count} with different scores`,
    idle: (count: number) =>
      count === 1 ? 'One has not played yet' : `${count} have not played yet`,
    moreNames: (count: number) => `and ${count} more`,
    write: 'Email players with open matches',
  },
  results: {
    one: {
      completed: '{winner} beat {loser} {score}',
      drawn: '{winner} and {loser} drew {score}',
      retired: '{winner} beat {loser} {score} ({loser} retired)',
      walkover: '{loser} didn’t turn up: a walkover for {winner}',
      conceded: '{loser} conceded to {winner}',
      unplayed: '{winner} and {loser} won’t play this match',
    },
    pair: {
      completed: '{winner} beat {loser} {score}',
      drawn: '{winner} and {loser} drew {score}',
      retired: '{winner} beat {loser} {score} ({loser} retired)',
      walkover: '{loser} didn’t turn up: a walkover for {winner}',
      conceded: '{loser} conceded to {winner}',
      unplayed: '{winner} and {loser} won’t play this match',
    },
  },
};
