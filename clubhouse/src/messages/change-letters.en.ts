import { listNames } from './list-names.ts';
import { englishPoints } from './points.ts';

/** Letters about what changes for everybody in a box: a withdrawal, a move, a deadline, the end. */
export const changeLetters = {
  withdrawn: {
    subject: (who: string, box: string) => `${who} has withdrawn from ${box}`,
    heading: 'A withdrawal',
    text: (who: string, box: string) => `*${who}* has withdrawn from *${box}*.`,
    nothingLeft: 'There is nothing left for you to do.',
    stands: 'What you two played still counts.',
    unplayed: 'It stays settled that you two do not play.',
    round: { 1: 'First match', 2: 'Second match' },
    ownSubject: (box: string) => `You no longer play in ${box}`,
    own: (box: string) => `You have been withdrawn from *${box}*. You have no matches left there.`,
    ownWrong: 'If that is a mistake, the coach can take it back.',
    button: 'See the table',
  },
  reinstated: {
    subject: (who: string, box: string) => `${who} plays on: ${box}`,
    heading: 'A withdrawal is taken back',
    text: (who: string, box: string) =>
      `*${who}* plays on in *${box}*: the withdrawal has been taken back.`,
    toPlay: 'Your match is to be played after all.',
    toReport: 'Your match still needs a result that both sides agree on.',
    ownSubject: (box: string) => `You play on: ${box}`,
    own: (box: string) =>
      `You play on in *${box}*: your withdrawal has been taken back. What is still open there is to be played.`,
  },
  box: {
    joinedSubject: (who: string, box: string) => `${who} is in your box now: ${box}`,
    joinedHeading: 'One more opponent',
    joined: (who: string, box: string) => `*${who}* plays in *${box}* now, and so against you.`,
    leftSubject: (who: string, box: string) => `${who} has left ${box}`,
    leftHeading: 'One opponent fewer',
    left: (who: string, box: string, rounds: 1 | 2) =>
      rounds === 1
        ? `*${who}* plays in another box now. Your match in *${box}* has been cancelled.`
        : `*${who}* plays in another box now. Both your matches in *${box}* have been cancelled.`,
    reach: 'How to reach them',
    button: 'See my matches',
  },
  pair: {
    heading: 'A change of players',
    joinedSubject: (box: string) => `You now play in ${box}`,
    joined: (box: string, partner: string | null) =>
      partner === null
        ? `You now play in *${box}*.`
        : `You now play in *${box}*, with *${partner}*.`,
    joinedToPlay: 'Every match still to be played there is now yours.',
    leftSubject: (box: string) => `You no longer play in ${box}`,
    left: (who: readonly string[], box: string) =>
      `*${listNames(who, 'en')}* now ${who.length === 1 ? 'has' : 'have'} your place in *${box}*.`,
    leftStands: 'The matches you played there still count.',
    changedSubject: (who: readonly string[], box: string) =>
      `New in ${box}: ${listNames(who, 'en')}`,
    partner: (who: readonly string[], left: readonly string[], box: string) =>
      `*${listNames(who, 'en')}* is now your partner in *${box}*, in place of *${listNames(left, 'en')}*.`,
    opponent: (who: readonly string[], left: readonly string[], box: string) =>
      `In *${box}*, *${listNames(who, 'en')}* now ${who.length === 1 ? 'plays' : 'play'} in place of *${listNames(left, 'en')}*.`,
    opponentToPlay: 'This applies to every match you still have to play against them.',
  },
  deadline: {
    subject: (season: string, day: string | null) =>
      day === null
        ? `${season}: no last day for scores any more`
        : `${season}: scores until ${day}`,
    heading: 'Another last day',
    text: (season: string, day: string) => `In *${season}* scores count until *${day}* now.`,
    none: (season: string) => `In *${season}* there is no last day for scores any more.`,
    button: 'See my matches',
  },
  final: {
    subject: (box: string) => `The final table: ${box}`,
    heading: 'The table is final.',
    ended: (place: string, of: number, box: string, points: string) =>
      `You ended *${place}* of ${of} in *${box}*, with ${englishPoints(points)}.`,
    unranked: (box: string, points: string) =>
      `You ended without a rank in *${box}*, with ${englishPoints(points)}.`,
    button: 'See the final table',
    next: 'Say under “Wishes” what you want to play next.',
  },
};
