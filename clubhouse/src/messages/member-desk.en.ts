import { withStop } from './full-stop.ts';

/** `/coach/members/ID/sign-in-code`, and inviting by email. */
export const memberDesk = {
  title: (name: string) => `${name}, scan to sign in`,
  before: 'For a member who is here with you. They scan the code with their phone and confirm.',
  desk: 'Show a code',
  deskAbout: (minutes: number) => `The code works once and expires after ${minutes} minutes.`,
  send: 'Create a link to send',
  sendAbout: (days: number) =>
    `For a member who is not here and has no email. The link works once and expires after ${days} days.`,
  how: 'Hold your phone’s camera here, then tap the button on your phone.',
  left: 'Works once, for another {time}',
  until: (time: string) => `Works once, until ${withStop(time)}`,
  over: 'The code has expired. Create a new one.',
  again: 'New code',
  done: 'Done',
  code: (name: string) => `Sign-in code for ${name}`,
  link: 'Use a link instead',
  linkAbout: 'Anyone with this link can sign in. Only give it to this member.',
  message: (first: string, club: string, link: string) =>
    `Hi ${first}, use this link to sign in at ${club}: ${link}`,
  refused: {
    member_left: 'This member has left the club. Reinstate them first.',
    member_deleted: 'This member has been removed from the club.',
  },
  inviteTitle: 'Invite by email',
  inviteAbout: 'They get an email with a link to the sign-in page.',
  inviteChosen: 'Invite ticked members',
  inviteCount: '{count} selected',
  work: {
    title: (total: number) => (total === 1 ? 'Inviting one member' : `Inviting ${total} members`),
    result: (done: ReadonlyMap<string, number>) => {
      const of = (as: string) => done.get(as) ?? 0;
      const parts = [
        of('invited') === 1
          ? 'One email is on its way'
          : `${of('invited')} emails are on their way`,
        ...(of('recent') === 0 ? [] : [`${of('recent')} invited less than a day ago`]),
        ...(of('signedIn') === 0 ? [] : [`${of('signedIn')} already signed in`]),
        ...(of('noAddress') === 0
          ? []
          : [`${of('noAddress')} without an email address (show them a code)`]),
        ...(of('left') === 0 ? [] : [`${of('left')} left the club`]),
      ];
      return `${parts.join('; ')}.`;
    },
    reason: (reason: string): string | null =>
      reason === 'not_found' ? 'This member no longer exists.' : null,
    onward: 'Go to members',
  },
  noMail:
    'This site has no mail server yet and cannot send emails. Show a code to members who are here, or create a link to send by text message.',
};
