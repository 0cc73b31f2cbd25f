import { withStop } from './full-stop.ts';

/** What stands around every letter, and the letters about coming in. */
export const letters = {
  hello: (name: string) => `Hello ${name},`,
  /** Why somebody gets a letter, at its foot. */
  why: {
    sign_in: (club: string) => `Somebody asked ${club} for a sign-in link to this address.`,
    invitation: (club: string) => `You get this because ${club} has you as a member.`,
    season_begun: playing,
    other_side_reported: playing,
    results_differ: playing,
    settled: playing,
    time_proposed: playing,
    arranged: playing,
    week_left: playing,
    reminder: (club: string) =>
      `You get this because you play in the league of ${club}, and a coach there asked for it.`,
    your_place: playing,
    entry_withdrawn: playing,
    box_changed: playing,
    deadline_changed: playing,
    final_table: playing,
    announcement: (club: string) => `You get this because ${club} has you as a member.`,
    partner_named: playing,
    application_received: (club: string) =>
      `You get this because ${club} has applications sent to this address.`,
    application_arrived: (club: string) =>
      `You get this because somebody applied to join ${club} with this address.`,
    accepted: (club: string) => `You get this because you applied to join ${withStop(club)}`,
    address_to_confirm: (club: string) =>
      `You get this because somebody in ${club} gave this address as theirs.`,
    address_changed: (club: string) =>
      `You get this because ${club} wrote to you at this address until now.`,
    reply_answer: (club: string) =>
      `You get this because a letter of ${club} to you was answered from this address.`,
    reply_from_elsewhere: playing,
  },
  turnOff: 'Turn off letters like this one',
  reach: { phone: 'Phone', whatsapp: 'WhatsApp', mail: 'Mail' },
  noWay: 'No number and no address that the club may show you.',
  signIn: {
    subject: (club: string) => `Sign in to ${club}`,
    heading: 'Your link',
    text: (club: string) => `Here is your link to *${club}*.`,
    button: 'Sign in',
    opens: (minutes: number) =>
      `It opens a page with a button. It works once and for ${minutes} minutes.`,
    pick: 'Several of you read this mailbox: behind the link you pick who signs in.',
    notYou: 'Didn’t ask for it? Then do nothing: without the link nobody gets in.',
  },
  invitation: {
    subject: (club: string) => `Come in: the league of ${club}`,
    heading: 'Come in.',
    text: (club: string) =>
      `The league of *${club}* has a website: your matches and whom to call, the score in four taps, the table as it stands.`,
    how: (address: string) =>
      `There is no password. Press the button: your address, *${address}*, stands there, and you are sent a link that signs you in.`,
    button: 'Sign in',
    wrong: 'Not for you? Then do nothing, or tell the club that it has a wrong address.',
  },
  accepted: {
    subject: (club: string) => `Welcome to ${club}`,
    heading: 'You are in.',
    text: (club: string) => `*${club}* has accepted your application. Welcome!`,
    next: 'When the next boxes are made, the coach finds you a place. Then a letter comes with your opponents and how to reach them.',
    how: (address: string) =>
      `You can sign in now and say what you want to play. There is no password: your address, *${address}*, stands there, and you are sent a link.`,
    button: 'Sign in',
  },
  applicationArrived: {
    subject: (club: string) => `${club} has your application`,
    heading: 'It has arrived.',
    text: (club: string) =>
      `*${club}* has your application. The coach looks at it, and you hear by mail.`,
    notice: (notice: string) => `You agreed to the privacy notice “${notice}”.`,
    until: (day: string) => `Should nobody decide by ${day}, it is deleted.`,
    notYou: 'Not you? Then tell the club, or do nothing: it is deleted by itself.',
  },
  applicationReceived: {
    subject: (name: string) => `Application: ${name}`,
    heading: 'Somebody wants to join.',
    text: (name: string) => `*${name}* has applied.`,
    wishes: (what: string) => `Wants to play: ${what}`,
    level: (level: number) => `Own level: ${level} (10 beginner, 1 national player)`,
    member: (name: string) => `Has the address of ${name}, who is a member already`,
    until: (day: string) => `To be decided by ${day}; then it is deleted`,
    button: 'Decide',
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
  return `You get this because you play in the league of ${withStop(club)}`;
}

function listed(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}
