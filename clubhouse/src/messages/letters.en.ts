import { withStop } from './full-stop.ts';

/** The frame of every email, and the emails about joining. */
export const letters = {
  hello: (name: string) => `Hello ${name},`,
  why: {
    sign_in: (club: string) => `Someone asked to sign in to ${club} with this address.`,
    invitation: (club: string) =>
      `You received this email because you are a member of ${withStop(club)}`,
    season_begun: playing,
    other_side_reported: playing,
    results_differ: playing,
    settled: playing,
    time_proposed: playing,
    match_proposed: (club: string) =>
      `You received this email because you told ${club} when you are free.`,
    arranged: playing,
    week_left: playing,
    reminder: (club: string) =>
      `You received this email because you play in the league of ${club} and a coach sent it.`,
    your_place: playing,
    entry_withdrawn: playing,
    box_changed: playing,
    deadline_changed: playing,
    final_table: playing,
    announcement: (club: string) =>
      `You received this email because you are a member of ${withStop(club)}`,
    partner_named: playing,
    application_received: (club: string) =>
      `You received this email because applications to ${club} go to this address.`,
    application_arrived: (club: string) =>
      `You received this email because someone applied to join ${club} with this address.`,
    accepted: (club: string) =>
      `You received this email because you applied to join ${withStop(club)}`,
    address_to_confirm: (club: string) =>
      `You received this email because a member of ${club} entered this address as their own.`,
    address_changed: (club: string) =>
      `You received this email because ${club} has used this address for you until now.`,
    reply_answer: (club: string) =>
      `You received this email because someone replied from this address to an email from ${withStop(club)}`,
    reply_from_elsewhere: playing,
  },
  turnOff: 'Unsubscribe from these emails',
  reach: { phone: 'Phone', whatsapp: 'WhatsApp', mail: 'Email' },
  noWay: 'The club cannot show you any contact details.',
  signIn: {
    subject: (club: string) => `Sign in to ${club}`,
    heading: 'Your sign-in link',
    text: (club: string) => `Here is your link to sign in to *${club}*.`,
    button: 'Sign in',
    opens: (time: string) =>
      `The link opens a page with a button. It works once, and until *${time}*.`,
    subjectWithCode: (code: string, club: string) => `${code} is your code for ${club}`,
    headingWithCode: 'Your sign-in code',
    enterCode: 'Enter this code on the page that asked for it:',
    orHere: 'Or sign in on this device:',
    ends: (code: string, link: string) =>
      `The code is valid until *${code}*, the link until *${link}*. Using one cancels the other.`,
    notYouWithCode: (club: string) =>
      `Didn’t request this? Then ignore this email. Never tell anyone the code: ${club} will not ask for it.`,
    pick: 'Several members share this address. You choose who signs in on the next page.',
    notYou: 'Didn’t request this? Then ignore this email. Nobody can sign in without the link.',
  },
  invitation: {
    subject: (club: string) => `Join us online: the league of ${club}`,
    heading: 'Welcome.',
    text: (club: string) =>
      `The league of *${club}* has a website. See your matches and opponents, enter scores in four taps and follow the table.`,
    how: (address: string) =>
      `There is no password. Click the button: your address, *${address}*, is already filled in. We’ll then send you a sign-in link.`,
    button: 'Sign in',
    wrong: 'Not for you? Then ignore this email, or tell the club that the address is wrong.',
  },
  accepted: {
    subject: (club: string) => `Welcome to ${club}`,
    heading: 'You’re in.',
    text: (club: string) => `*${club}* has accepted your application. Welcome!`,
    next: 'When the next boxes are drawn up, the coach will find you a place. You will then get an email with your opponents and their contact details.',
    how: (address: string) =>
      `You can sign in now and say what you want to play. There is no password. Your address, *${address}*, is already filled in. We’ll send you a sign-in link.`,
    button: 'Sign in',
  },
  applicationArrived: {
    subject: (club: string) => `${club} has received your application`,
    heading: 'Application received.',
    text: (club: string) =>
      `*${club}* has received your application. The coach will review it, and you will hear from us by email.`,
    notice: (notice: string) => `You agreed to the privacy notice “${notice}”.`,
    until: (day: string) => `Without a decision by ${day}, your application will be deleted.`,
    notYou:
      'Wasn’t this you? Tell the club or ignore this email. The application will be deleted automatically.',
  },
  applicationReceived: {
    subject: (name: string) => `Application: ${name}`,
    heading: 'Someone wants to join.',
    text: (name: string) => `*${name}* has applied to join.`,
    wishes: (what: string) => `Wants to play: ${what}`,
    level: (level: number) => `Self-assessed level: ${level} (1 is the strongest, 10 a beginner)`,
    member: (name: string) => `Shares an address with ${name}, who is already a member`,
    until: (day: string) => `Decide by ${day}, or the application will be deleted`,
    button: 'Review the application',
  },
  disciplines: {
    singles: 'singles',
    doubles: 'doubles',
    mixed_doubles: 'mixed doubles',
    nothing: 'nothing for now',
  },
  /** `singles, doubles and mixed doubles` */
  and: (items: readonly string[]) => listed(items, 'and'),
};

function playing(club: string): string {
  return `You received this email because you play in the league of ${withStop(club)}`;
}

function listed(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}
