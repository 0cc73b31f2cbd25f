import { withStop } from './full-stop.ts';

/** The letters about one match. */
export const matchLetters = {
  /** `Singles, Box 3, until Sunday 13 December`: what a letter is about. */
  about: (where: string, until: string | null) =>
    until === null ? where : `${where}: scores count until ${withStop(until)}`,
  reach: 'How to reach them',
  partner: 'with you',
  reported: {
    subject: (name: string) => `Your turn: your match against ${name}`,
    one: {
      heading: (first: string) => `${first} has entered the score.`,
      private: (first: string) =>
        `What ${first} entered stays private until then: that keeps both honest.`,
    },
    pair: {
      heading: (first: string) => `${first} have entered the score.`,
      private: (first: string) =>
        `What ${first} entered stays private until then: that keeps both sides honest.`,
    },
    text: 'Now you: enter it as you saw it. If both sides say the same, it counts.',
    button: 'Enter the score',
  },
  differ: {
    subject: (name: string) => `You and ${name} entered different scores`,
    heading: 'Two different scores.',
    text: (name: string) =>
      `You and *${name}* did not enter the same. It happens: have a word, then each side enters what you agree.`,
    button: 'Look at your entry',
    reach: 'Have a word with',
    private:
      'Neither side is shown what the other entered. If nobody changes anything, the coach decides.',
  },
  settled: {
    subject: (name: string) => `Settled: your match against ${name}`,
    heading: 'The coach has decided.',
    text: (name: string) =>
      `The coach has settled your match against *${name}*. It counts like this:`,
    reasons: {
      no_response: 'The reason: one side had not entered a score.',
      conflicting_entries: 'The reason: the two sides had entered different scores.',
      incorrect_result: 'The reason: the score that stood was not right.',
      unreported_result: 'The reason: nobody had entered a score.',
      injury_or_withdrawal: 'The reason: an injury or a withdrawal.',
    },
    playedOn: (day: string) => `Played on ${day}`,
    button: 'See the match',
    wrong: 'Something wrong? Have a word with the coach.',
  },
  proposed: {
    subject: (name: string, count: number) =>
      count === 1
        ? `${name} proposes a time for your match`
        : `${name} proposes ${count} times for your match`,
    heading: (count: number): string =>
      count === 1 ? 'Does this time suit you?' : 'Which time suits you?',
    text: (by: string, opponent: string | null) =>
      opponent === null
        ? `*${by}* would like to play you:`
        : `*${by}* proposes, for your match against *${opponent}*:`,
    place: (place: string) => `Where: ${place}`,
    note: (by: string, line: string) => `${by} writes: “${line}”`,
    toSeveral: 'Others in the box were asked as well: the first who says yes has it.',
    opens: 'Each button opens a page that asks once more. Nothing is arranged before.',
    other: 'Propose another time',
    none: 'None of them suits you?',
    noneOfOne: 'It doesn’t suit you?',
  },
  arranged: {
    subject: {
      arranged: (name: string, day: string) => `Arranged: ${name}, ${day}`,
      moved: (name: string, day: string) => `Moved: ${name}, ${day}`,
      called_off: (name: string) => `Called off: your match against ${name}`,
    },
    heading: {
      arranged: 'It is arranged.',
      moved: 'It is moved.',
      called_off: 'It is called off.',
    },
    text: {
      arranged: (name: string) => `Your match against *${name}* has a time:`,
      moved: (name: string) => `Your match against *${name}* has another time now:`,
      called_off: (name: string) => `Your match against *${name}* is not arranged any more.`,
    },
    when: (day: string, time: string) => `${day}, ${time}`,
    calendar: 'The file with this letter puts it into your calendar.',
    again: 'Find another time',
    change: 'Something came up?',
    button: 'See the match',
    move: 'Move it',
  },
};
