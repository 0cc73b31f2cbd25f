import { withStop } from './full-stop.ts';

/** `/matches/[match]/arrange`, and mentions on other pages. */
export const arrange = {
  title: 'Arrange',
  when: (name: string) => `When can you play ${name}?`,
  whenPair: (name: string) => `When can you two play ${name}?`,
  choose: (first: string) => `Propose up to three times. ${first} picks one.`,
  choosePair: (first: string) => `Propose up to three times. ${first} pick one.`,
  by: (day: string) => `Play by ${withStop(day)}`,
  line: (number: number) => `${['First', 'Second', 'Third'][number - 1] ?? number} time`,
  offer: (number: number) =>
    `Propose the ${['first', 'second', 'third'][number - 1] ?? number} time`,
  day: 'Day',
  time: 'Time',
  zone: 'All times are in the club’s time zone.',
  place: 'Where?',
  elsewhere: 'Somewhere else',
  placeLabel: 'Location (optional)',
  placeHint: 'A court, if you know which one',
  note: 'Add a message (optional)',
  toBox: (names: string) => `Ask ${names} as well`,
  toBoxAbout: 'They all get an email. The first to pick a time plays you.',
  sentToBox:
    'You also asked others in your box. The first to pick a time plays you. We’ll email you.',
  send: (member: string | null): string =>
    member === null ? 'Propose these times' : `Propose these times for ${member}`,
  faults: {
    incomplete: 'Enter both a day and a time.',
    invalid: 'Enter a valid day and time.',
    no_such_time: 'The clocks go forward that night, so this time does not exist.',
    comes_twice: 'The clocks go back that night, so this time occurs twice. Choose another.',
    past: 'That time has passed. Choose a later one.',
    beyond_deadline: 'That is after the deadline for results.',
    too_far: 'Choose a time within the next year.',
    same: 'You have already proposed that time.',
    none: 'Propose at least one time.',
    place: 'Up to 100 characters.',
    note: 'Up to 200 characters.',
    choose: 'Choose one of the times first.',
    tooMany:
      'You have proposed times very often in the past hour. Try calling instead, or try again later.',
    another: (name: string) =>
      `${name} has since proposed the times above. Yours are kept below. Send them again to replace those above.`,
  },
  theyPropose: (name: string, count: number) => `${name} proposes ${times(count)}`,
  theirs: 'Pick one to arrange the match.',
  yes: (member: string | null): string =>
    member === null ? 'Accept this time' : `Accept this time for ${member}`,
  none: 'None of these? Propose other times',
  hasPassed: 'already past',
  allPassed: (name: string) => `The times ${name} proposed have passed.`,
  ownPassed: 'The times you proposed have passed. Propose new ones.',
  sent: (first: string) => `Sent. ${first} will pick one.`,
  sentPair: (first: string) => `Sent. ${first} will pick one.`,
  partnerSent: (partner: string) => `${partner} has proposed times.`,
  sentAbout: 'As soon as one is picked, you get an email and the time appears here.',
  proposedBy: (first: string, count: number) =>
    `Proposed: ${times(count)}. Waiting for ${withStop(first)}`,
  withdraw: 'Withdraw these times',
  others: 'Propose other times',
  otherTimes: 'Propose other times',
  replaces: 'Your times will replace them.',
  arranged: (day: string) => `Arranged. See you on ${withStop(day)}`,
  arrangedNoDay: 'Arranged.',
  stays: (when: string) => `The match stays arranged for ${when} until another time is picked.`,
  against: 'against',
  calendar: 'Add to calendar',
  tell: 'Anything to add?',
  reach: (first: string) => `Or contact ${first} directly`,
  partner: (first: string) => `Ask ${first} first?`,
  move: 'Reschedule',
  callOff: 'Cancel the match time',
  callOffAbout: 'Everyone in the match gets an email.',
  after: 'After the match, we’ll ask you for the score. You don’t have to remember it.',
  stale: {
    arranged: 'Another time has already been picked. It is shown here.',
    replaced: 'These times have been replaced. The current ones are shown here.',
    withdrawn: 'These times have been withdrawn.',
    taken: 'Someone else in your box picked this time first. Propose another time.',
    past: 'That time has passed. Pick another.',
  },
  over: {
    played: 'This match has been played.',
    reported: 'A score has been entered for this match.',
    withdrawn: 'This match will not be played because a side has withdrawn.',
    closed: 'This match’s season has closed.',
  },
  overAbout: 'There is nothing left to arrange.',
  toMatch: 'Back to the match',
  nothingYet: 'The match is not arranged until you click the button.',
  mailed: 'Everyone in the match gets an email with a calendar invitation.',
  noAnswer: 'There is nothing left to answer here.',
  text: (name: string, where: string) =>
    `Hi ${name}, we play each other in ${withStop(where)} When can you play?`,
  textProposed: (name: string, list: string, link: string) =>
    `Hi ${name}, I proposed times for our match: ${withStop(list)} Pick one here: ${link}`,
  textArranged: (name: string, when: string) => `Hi ${name}, about our match on ${when}: `,
  textPartner: (name: string, opponents: string) =>
    `Hi ${name}, when can you play ${opponents} with me?`,
  at: (day: string, time: string) => `${day}, ${time}`,
  or: ' or ',
};

function times(count: number): string {
  return count === 1 ? 'a time' : `${['no', 'one', 'two', 'three'][count] ?? count} times`;
}
