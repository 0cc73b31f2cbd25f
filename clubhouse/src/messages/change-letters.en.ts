import { listNames } from './list-names.ts';
import { englishPoints } from './points.ts';

/** Emails about changes for everyone in a box: a withdrawal, a move, a deadline, the end. */
export const changeLetters = {
  withdrawn: {
    subject: (who: string, box: string) => `${who} has withdrawn from ${box}`,
    heading: 'Withdrawal',
    text: (who: string, box: string) => `*${who}* has withdrawn from *${box}*.`,
    nothingLeft: 'You don’t need to do anything.',
    stands: 'Matches you have already played still count.',
    unplayed: 'Your match will not be played, as already decided.',
    round: { 1: 'First match', 2: 'Second match' },
    ownSubject: (box: string) => `You no longer play in ${box}`,
    own: (box: string) => `You have been withdrawn from *${box}*. You have no matches left there.`,
    ownWrong: 'If this is a mistake, the coach can undo it.',
    button: 'See the table',
  },
  reinstated: {
    subject: (who: string, box: string) => `${who} is back in ${box}`,
    heading: 'Withdrawal undone',
    text: (who: string, box: string) => `*${who}* is back in *${box}*. The withdrawal was undone.`,
    toPlay: 'Your match will be played after all.',
    toReport: 'Your match still needs a result that both sides agree on.',
    ownSubject: (box: string) => `You are back in ${box}`,
    own: (box: string) =>
      `You are back in *${box}*. Your withdrawal was undone. You still have to play your open matches there.`,
  },
  box: {
    joinedSubject: (who: string, box: string) => `${who} is now in your box: ${box}`,
    joinedHeading: 'One more opponent',
    joined: (who: string, box: string) =>
      `*${who}* now plays in *${box}* and will be your opponent.`,
    leftSubject: (who: string, box: string) => `${who} has left ${box}`,
    leftHeading: 'One opponent fewer',
    left: (who: string, box: string, rounds: 1 | 2) =>
      rounds === 1
        ? `*${who}* now plays in another box. Your match in *${box}* has been cancelled.`
        : `*${who}* now plays in another box. Both your matches in *${box}* have been cancelled.`,
    reach: 'Contact details',
    button: 'See my matches',
  },
  pair: {
    heading: 'Player change',
    joinedSubject: (box: string) => `You now play in ${box}`,
    joined: (box: string, partner: string | null) =>
      partner === null
        ? `You now play in *${box}*.`
        : `You now play in *${box}*, with *${partner}*.`,
    joinedToPlay: 'All open matches there are now yours.',
    leftSubject: (box: string) => `You no longer play in ${box}`,
    left: (who: readonly string[], box: string) =>
      `*${listNames(who, 'en')}* ${who.length === 1 ? 'has' : 'have'} taken your place in *${box}*.`,
    leftStands: 'The matches you played there still count.',
    changedSubject: (who: readonly string[], box: string) =>
      `New in ${box}: ${listNames(who, 'en')}`,
    partner: (who: readonly string[], left: readonly string[], box: string) =>
      `*${listNames(who, 'en')}* is now your partner in *${box}*, replacing *${listNames(left, 'en')}*.`,
    opponent: (who: readonly string[], left: readonly string[], box: string) =>
      `In *${box}*, *${listNames(who, 'en')}* ${who.length === 1 ? 'replaces' : 'replace'} *${listNames(left, 'en')}*.`,
    opponentToPlay: 'This applies to all your open matches against them.',
  },
  deadline: {
    subject: (season: string, day: string | null) =>
      day === null ? `${season}: no more deadline for scores` : `${season}: new deadline ${day}`,
    heading: 'New deadline',
    text: (season: string, day: string) =>
      `The deadline for scores in *${season}* is now *${day}*.`,
    none: (season: string) => `There is no longer a deadline for scores in *${season}*.`,
    button: 'See my matches',
  },
  final: {
    subject: (box: string) => `Final table: ${box}`,
    heading: 'The table is final.',
    ended: (place: string, of: number, box: string, points: string) =>
      `You finished *${place}* of ${of} in *${box}* with ${englishPoints(points)}.`,
    unranked: (box: string, points: string) =>
      `You finished unranked in *${box}* with ${englishPoints(points)}.`,
    button: 'See the final table',
    next: 'Under “Next season”, say what you want to play next.',
  },
};
