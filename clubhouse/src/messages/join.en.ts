import { withStop } from './full-stop.ts';

/** `/join` */
export const join = {
  title: 'Join the league',
  about: 'Tell us who you are. The coach finds your box.',
  link: 'Not a member yet? Apply to join',
  fields: {
    first_name: 'First name',
    surname: 'Surname',
    email: 'E-mail',
    phone: 'Mobile',
    gender: 'Gender',
    agreed: 'Privacy notice',
  },
  hints: { phone: 'So opponents can reach you.' },
  level: 'How do you play?',
  levels: {
    starting: 'I’m starting out',
    rallying: 'I can rally and play matches',
    team: 'I play for a team',
  },
  play: 'What would you like to play?',
  genderHint: 'Only for putting mixed pairs together.',
  genders: {
    female: 'Female',
    male: 'Male',
    other: 'Other',
    undisclosed: 'I would rather not say',
  },
  trap: 'Leave this empty',
  shortTitle: 'Your data, in short',
  short: [
    'The table shows your name and results to members only.',
    'Your phone and e-mail go to the people you play, this season.',
    'An application that nobody decides is deleted after 30 days.',
  ],
  noticeOf: (day: string) => `of ${day}`,
  agree: (notice: string) => `I have read and agree: ${notice}`,
  apply: 'Apply to join',
  begins: (day: string) => `You start with the next season, on ${withStop(day)}`,
  look: 'Please look at:',
  faults: {
    missing: 'This is still missing.',
    tooLong: 'This is too long.',
    notPlain: 'Only letters, blanks, hyphens and apostrophes, and a blank after a full stop.',
    noEmail: 'That is not an e-mail address. It needs an @, as in ann@example.org.',
    noPhone: 'That is not a telephone number. Digits are needed, as in +44 7700 900123.',
    refused: 'This cannot be accepted as it is.',
    notAgreed: 'Without it the club may not keep what you typed.',
    noticeChanged: 'The notice has changed meanwhile. Please read it again.',
  },
  tooMany: (minutes: number) =>
    `Too many applications came from here. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, and nothing you typed is lost.`,
  closedTitle: 'No applications here yet',
  closed:
    'The club takes no applications on this site at the moment. Ask the coach or at the desk.',
  arrivedTitle: 'It has arrived.',
  arrived: 'The club has your application. A letter that says so is on its way to:',
  next: [
    'The coach looks at it. You hear by mail.',
    'You start with the next season: then a letter names your opponents.',
    'Should nobody decide, it is deleted after 30 days.',
  ],
};
