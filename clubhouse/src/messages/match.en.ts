import { withStop } from './full-stop.ts';
import { englishPoints } from './points.ts';

/** `/matches/[match]` */
export const match = {
  title: 'Match',
  where: (discipline: string, division: string | null) =>
    division === null ? discipline : `${discipline}, ${division}`,
  playedOn: (day: string) => `played ${day}`,
  second: 'return match',
  openTitle: (name: string) => `You play ${name}`,
  openAbout: (day: string | null) =>
    day === null
      ? 'Nobody has entered a score yet.'
      : `Nobody has entered a score yet. You can enter it until ${withStop(day)}`,
  theirTurnTitle: (first: string) => `Sent. Waiting for ${withStop(first)}`,
  theirTurnAbout: 'The score counts once both of you have entered the same result.',
  yourTurnTitle: (first: string) => `${first} has entered the score`,
  yourTurnTitlePair: (first: string) => `${first} have entered the score`,
  yourTurnAbout: 'Now enter the score as you remember it. It counts if both entries match.',
  differsTitle: 'You two entered different scores',
  differsAbout: 'It happens. Talk it over, then both enter the score you agree on.',
  agreed: {
    one: {
      me: 'Agreed. You beat {name}.',
      them: 'Agreed. {name} beat you.',
      level: 'Agreed. You and {name} drew.',
      nobody: 'Not played.',
    },
    pair: {
      me: 'Agreed. You two beat {name}.',
      them: 'Agreed. {name} beat you two.',
      level: 'Agreed. You two and {name} drew.',
      nobody: 'Not played.',
    },
  },
  yourEntry: (first: string) =>
    `This is *your* entry. ${possessive(first)} stays private, so neither influences the other.`,
  bothPrivate: (first: string) =>
    `${first} cannot see your entry here, and you cannot see ${possessive(first)}. That keeps things honest.`,
  steps: {
    label: 'Progress',
    youEntered: 'You entered',
    youEnter: 'You enter',
    theyEntered: (first: string) => `${first} entered`,
    theyEnter: (first: string) => `${first} enters`,
    inTable: 'In the table',
    done: 'done',
    open: 'to do',
  },
  reach: (first: string) => `Contact ${first}`,
  partner: (first: string) => `${first} is your partner`,
  hello: (first: string) => `Hi ${first}, `,
  enter: 'Enter the score',
  arrange: {
    propose: 'Propose times',
    pick: 'Pick a time',
    see: 'See the proposed times',
    move: 'Reschedule or cancel',
    again: 'Not played? Propose times',
  },
  change: 'Change my entry',
  keep: 'Keep my entry',
  kept: 'You kept your entry. If neither of you changes anything, the coach decides.',
  talk: (first: string) => `1. Talk to ${first}`,
  afterwards: '2. Next step',
  cannotAgree: 'Can’t agree? If neither of you changes anything, the coach decides.',
  wrong: 'Is something wrong? Only the coach can change an agreed score.',
  ruledAbout: 'Decided by the rules of the competition. You don’t need to do anything.',
  rank: (points: string, place: string | null) =>
    place === null ? `${englishPoints(points)}.` : `${englishPoints(points)}. Now ${place}.`,
  needed: (played: number, minimum: number) => `${played} of ${minimum} required matches played.`,
  history: 'History',
  historyEarlier: (count: number) =>
    count === 1 ? 'One earlier entry' : `${count} earlier entries`,
  historyEntered: (what: string, day: string) => `${day}: you entered “${what}”`,
  historyReplaced: (what: string, day: string) => `${day}: you entered “${what}” (changed later)`,
  historyCounted: (what: string, day: string) => `${day}: “${what}” counts`,
  noScore: 'No score.',
  remind: (first: string) => `Remind ${first}`,
  remindText: (name: string, link: string) =>
    `Hi ${name}, could you enter our score? It only takes a moment: ${link}`,
  talkText: (name: string) =>
    `Hi ${name}, we entered different scores for our match. Shall we compare notes?`,
};

function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}
