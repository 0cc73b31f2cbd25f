import { englishPoints } from './points.ts';

/** `/matches/[match]` */
export const match = {
  title: 'Match',
  where: (discipline: string, division: string | null) =>
    division === null ? discipline : `${discipline}, ${division}`,
  playedOn: (day: string) => `played ${day}`,
  second: 'second match',
  openTitle: (name: string) => `You play ${name}`,
  openAbout: (day: string | null) =>
    day === null
      ? 'Nobody has entered a score yet.'
      : `Nobody has entered a score yet. It counts until ${day}.`,
  theirTurnTitle: (first: string) => `Sent. Over to ${first}.`,
  theirTurnAbout: 'The score counts once both of you have entered the same.',
  yourTurnTitle: (first: string) => `${first} has entered the score`,
  yourTurnTitlePair: (first: string) => `${first} have entered the score`,
  yourTurnAbout: 'Now you: enter it as you saw it. If both say the same, it counts.',
  differsTitle: 'You two entered different scores',
  differsAbout: 'It happens. Have a word, then each enter what you agree.',
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
    `This is *your* entry. ${possessive(first)} stays private, so nobody is nudged.`,
  bothPrivate: (first: string) =>
    `${first} cannot see your entry here, nor you ${possessive(first)}. That keeps both honest.`,
  steps: {
    label: 'How far it is',
    youEntered: 'You entered',
    youEnter: 'You enter',
    theyEntered: (first: string) => `${first} entered`,
    theyEnter: (first: string) => `${first} enters`,
    inTable: 'In the table',
    done: 'done',
    open: 'to do',
  },
  reach: (first: string) => `Reach ${first}`,
  partner: (first: string) => `${first} plays with you`,
  hello: (first: string) => `Hi ${first}, `,
  enter: 'Enter the score',
  arrange: {
    propose: 'Propose times',
    pick: 'Pick a time',
    see: 'See the proposed times',
    move: 'Move it or call it off',
    again: 'Not played? Propose times',
  },
  change: 'Change my entry',
  keep: 'Keep my entry',
  kept: 'Kept. When nobody changes anything, the coach decides.',
  talk: (first: string) => `1. Talk to ${first}`,
  afterwards: '2. Then',
  cannotAgree: 'Can’t agree? The coach decides what neither of you changes.',
  wrong: 'Something wrong? Only the coach can change an agreed score.',
  rank: (points: string, place: string | null) =>
    place === null ? `${englishPoints(points)}.` : `${englishPoints(points)}. Now ${place}.`,
  needed: (played: number, minimum: number) => `${played} of ${minimum} needed matches played.`,
  history: 'What happened',
  historyEarlier: (count: number) =>
    count === 1 ? 'One earlier entry' : `${count} earlier entries`,
  historyEntered: (what: string, day: string) => `${day}: you entered “${what}”`,
  historyReplaced: (what: string, day: string) => `${day}: you entered “${what}”, later changed`,
  historyCounted: (what: string, day: string) => `${day}: “${what}” counts`,
  noScore: 'Without a score.',
  remind: (first: string) => `Remind ${first}`,
  remindText: (name: string, link: string) =>
    `Hi ${name}, could you enter our score? It takes a moment: ${link}`,
  talkText: (name: string) =>
    `Hi ${name}, we entered different scores for our match. Shall we compare?`,
};

function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}
