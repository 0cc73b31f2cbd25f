import { withStop } from './full-stop.ts';

/** `/join` */
export const join = {
  title: 'Join the league',
  about: 'Tell us about yourself. The coach will find you a box.',
  link: 'Not a member yet? Apply to join',
  fields: {
    first_name: 'First name',
    surname: 'Surname',
    email: 'Email',
    phone: 'Mobile',
    gender: 'Gender',
    agreed: 'Privacy notice',
  },
  phoneHint: 'So opponents can reach you.',
  level: 'How do you play?',
  levels: {
    starting: 'I’m starting out',
    rallying: 'I can rally and play matches',
    team: 'I play for a team',
  },
  play: 'What would you like to play?',
  genderHint: 'Only used to form mixed pairs.',
  genders: {
    female: 'Female',
    male: 'Male',
    other: 'Other',
    undisclosed: 'I’d rather not say',
  },
  trap: 'Leave this empty',
  shortTitle: 'Your data in brief',
  short: [
    'Only members can see your name and results.',
    'Only the people you play this season get your phone number and email address.',
    'Without a decision, your application is deleted after 30 days.',
  ],
  noticeOf: (day: string) => `dated ${day}`,
  agree: (notice: string) => `I have read and agree to: ${notice}`,
  apply: 'Apply to join',
  begins: (day: string) => `You will start with the next season on ${withStop(day)}`,
  look: 'Please check:',
  faults: {
    missing: 'Please fill this in.',
    tooLong: 'This is too long.',
    notPlain:
      'Use only letters, spaces, hyphens and apostrophes, with a space after each full stop.',
    notEmail: 'This is not a valid email address. It needs an @, as in ann@example.org.',
    noPhone: 'This is not a valid phone number. Use digits, as in +44 7700 900123.',
    refused: 'We cannot accept this. Please change it.',
    notAgreed: 'The club cannot store your details without your consent.',
    noticeChanged: 'The notice has changed in the meantime. Please read it again.',
  },
  tooMany: (minutes: number) =>
    `Too many applications from here. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. Your details are still in the form.`,
  closedTitle: 'Applications are closed',
  closed:
    'The club is not accepting applications on this site at the moment. Ask the coach or the club office.',
  arrivedTitle: 'Application received.',
  arrived: 'The club has received your application. We sent a confirmation email to:',
  next: [
    'The coach reviews it. You will hear from us by email.',
    'You start with the next season. You will then get an email with your opponents.',
    'Without a decision, your application is deleted after 30 days.',
  ],
};
