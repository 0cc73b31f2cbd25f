import { withStop } from './full-stop.ts';

export const matchLetters = {
  /** `Singles, Box 3, until Sunday 13 December`: the subject matter of an email. */
  about: (where: string, until: string | null) =>
    until === null ? where : `${where}: enter the score by ${withStop(until)}`,
  reach: 'Contact details',
  partner: 'your partner',
  reported: {
    subject: (name: string) => `Your turn: your match against ${name}`,
    one: {
      heading: (first: string) => `${first} has entered the score.`,
      private: (first: string) =>
        `Until you enter yours, ${possessive(first)} score stays private. That keeps things honest.`,
    },
    pair: {
      heading: (first: string) => `${first} have entered the score.`,
      private: (first: string) =>
        `Until you enter yours, ${possessive(first)} score stays private. That keeps things honest.`,
    },
    text: 'Now enter the score as you remember it. It counts if both entries match.',
    button: 'Enter the score',
  },
  differ: {
    subject: (name: string) => `You and ${name} entered different scores`,
    heading: 'Two different scores.',
    text: (name: string) =>
      `You and *${name}* entered different scores. It happens. Talk it over, then both enter the score you agree on.`,
    button: 'See your entry',
    reach: 'Talk to',
    private:
      'Neither side can see the other’s entry. If nobody changes anything, the coach decides.',
  },
  settled: {
    subject: (name: string) => `Settled: your match against ${name}`,
    heading: 'The coach has decided.',
    text: (name: string) => `The coach has settled your match against *${name}*. The result:`,
    reasons: {
      no_response: 'Reason: one side had not entered a score.',
      conflicting_entries: 'Reason: the two sides had entered different scores.',
      incorrect_result: 'Reason: the previous score was wrong.',
      unreported_result: 'Reason: nobody had entered a score.',
      injury_or_withdrawal: 'Reason: an injury or a withdrawal.',
    },
    playedOn: (day: string) => `Played on ${day}`,
    button: 'See the match',
    wrong: 'Is something wrong? Talk to the coach.',
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
        : `For your match against *${opponent}*, *${by}* proposes:`,
    place: (place: string) => `Where: ${place}`,
    note: (by: string, line: string) => `${by} wrote: “${line}”`,
    toSeveral: 'Others in your box were asked too. The first to say yes plays.',
    opens: 'Each button opens a page where you confirm. Nothing is arranged before that.',
    other: 'Propose another time',
    none: 'Can’t make any of them?',
    noneOfOne: 'Can’t make it?',
  },
  arranged: {
    subject: {
      arranged: (name: string, day: string) => `Arranged: ${name}, ${day}`,
      moved: (name: string, day: string) => `Rescheduled: ${name}, ${day}`,
      called_off: (name: string) => `Cancelled: your match against ${name}`,
    },
    heading: {
      arranged: 'Match arranged.',
      moved: 'Match rescheduled.',
      called_off: 'Match time cancelled.',
    },
    text: {
      arranged: (name: string) => `Your match against *${name}* is arranged for:`,
      moved: (name: string) => `Your match against *${name}* has been moved to:`,
      called_off: (name: string) => `The time for your match against *${name}* has been cancelled.`,
    },
    when: (day: string, time: string) => `${day}, ${time}`,
    calendar: 'Open the attached file to add the match to your calendar.',
    again: 'Find another time',
    change: 'Has something come up?',
    button: 'See the match',
    move: 'Reschedule',
  },
};

function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}
