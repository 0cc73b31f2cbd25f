import { listNames } from './list-names.ts';

/** `/coach/send`: everything that a coach sends, before it is sent. */
export const send = {
  invite: (count: number) =>
    count === 0 ? 'No invitations' : count === 1 ? 'Invite one member' : `Invite ${count} members`,
  remind: (count: number) =>
    count === 0 ? 'No reminders' : count === 1 ? 'Remind one player' : `Remind ${count} players`,
  write: (count: number) =>
    count === 0 ? 'No emails' : count === 1 ? 'Write to one member' : `Write to ${count} members`,
  places: (competition: string) => `Share the places in ${competition}`,
  share: (count: number) => `Share places${andSend(count)}`,
  start: (count: number) => `Start${andSend(count)}`,
  save: (count: number) => `Save${andSend(count)}`,
  close: (count: number) => `Close${andSend(count)}`,
  nothingYet: 'Nothing has been sent yet. Check the recipients and the email first.',
  reach: {
    here: 'These links only work on this computer.',
    network: 'These links only work on this network.',
  },
  reachAbout: (url: string) =>
    `The site’s address is ${url}, so they open nowhere else. Whoever runs the site can set a public address (CLUBHOUSE_URL).`,
  recipients: (count: number) =>
    count === 0 ? 'No recipients' : count === 1 ? 'One recipient' : `${count} recipients`,
  leftOutCount: (count: number) => (count === 1 ? 'One left out' : `${count} left out`),
  names: (names: readonly string[]) => listNames(names, 'en'),
  leftOut: {
    no_address: 'No email address:',
    turned_off: 'Unsubscribed from these emails:',
    paused: 'On a break or passive:',
    recently: 'Invited less than a day ago:',
    signed_in: 'Already signed in:',
    reminded: 'Emailed in the last seven days:',
    nothing_left: 'Waiting for the other side to report:',
    already: 'Already got this email:',
  },
  include: 'Include',
  first: (count: number) => (count === 1 ? 'The email' : `Email 1 of ${count}`),
  to: 'To',
  subject: 'Subject',
  send: 'Send',
  anyway: 'Send anyway',
  nobody: 'Nothing has been sent: tick at least one recipient.',
  changed:
    'Nothing has been sent: the recipients have changed since you opened this page. Check them again.',
};

function andSend(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' and send one email' : ` and send ${count} emails`;
}
