import { withStop } from './full-stop.ts';

/** `/coach/members/ID/sign-in-code`, and inviting by mail. */
export const memberDesk = {
  title: (name: string) => `${name}, scan to sign in`,
  before: 'For somebody who is here: their phone’s camera reads the code, and they are signed in.',
  desk: 'Show a code',
  deskAbout: (minutes: number) => `It works once, and for ${minutes} minutes.`,
  send: 'Make a link to send',
  sendAbout: (days: number) =>
    `For somebody who is not here and has no mail: it works once, and for ${days} days.`,
  how: 'Hold your phone’s camera here, then press the button on your phone.',
  left: 'Works once, for {time} more',
  until: (time: string) => `Works once, until ${withStop(time)}`,
  over: 'The time is up: make a new code.',
  again: 'New code',
  done: 'Done',
  code: (name: string) => `Code to sign in for ${name}`,
  link: 'The same as a link',
  linkAbout: 'Whoever has it can sign in with it: give it to nobody else.',
  message: (first: string, club: string, link: string) =>
    `Hi ${first}, here you sign in at ${club}: ${link}`,
  refused: {
    member_left: 'They have left the club: take them back first.',
    member_deleted: 'They have been removed from the club.',
  },
  inviteTitle: 'Invite by mail',
  inviteAbout: 'They get a mail that leads to the page where they sign in.',
  inviteNone: 'Tick somebody first.',
  inviteChosen: 'Invite those ticked',
  inviteCount: '{count} chosen',
  inviteAll: (count: number) => (count === 1 ? 'Invite one' : `Invite all ${count}`),
  inviteAllAbout: (count: number) =>
    count === 1
      ? 'One member was never invited, has an address and never signed in.'
      : `${count} members were never invited, have an address and never signed in.`,
  inviteAgain: 'Write again to those who were invited less than a day ago',
  inviteNobody: 'Everybody who has an address has been invited or signed in.',
  work: {
    title: (total: number) => (total === 1 ? 'Inviting one member' : `Inviting ${total} members`),
    result: (done: ReadonlyMap<string, number>) => {
      const of = (as: string) => done.get(as) ?? 0;
      const parts = [
        of('invited') === 1 ? 'One mail is on its way' : `${of('invited')} mails are on their way`,
        ...(of('recent') === 0 ? [] : [`${of('recent')} had been invited less than a day ago`]),
        ...(of('signedIn') === 0 ? [] : [`${of('signedIn')} signed in already`]),
        ...(of('noAddress') === 0 ? [] : [`${of('noAddress')} without an address: show a code`]),
        ...(of('left') === 0 ? [] : [`${of('left')} left the club`]),
      ];
      return `${parts.join('; ')}.`;
    },
    reason: (reason: string): string | null =>
      reason === 'not_found' ? 'This member is not there any more.' : null,
    onward: 'To the members',
  },
  noMail:
    'This site has no mail server yet, so nothing would arrive. Show a code to somebody who is here, or make a link to send by text.',
  noMailHow: 'Whoever runs it sets SMTP_URL: docs/letters.md and README say how.',
};
