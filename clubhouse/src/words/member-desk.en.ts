/** `/coach/members/ID/sign-in-code`, and inviting by mail. */
export const memberDesk = {
  title: (name: string) => `${name}, scan to sign in`,
  before: 'For whoever stands here: their phone’s camera reads the code, and they are in.',
  desk: 'Show a code',
  deskAbout: (minutes: number) => `It works once, and for ${minutes} minutes.`,
  send: 'Make a link to send',
  sendAbout: (days: number) =>
    `For somebody who is not here and has no mail: it works once, and for ${days} days.`,
  how: 'Hold your phone’s camera here, then press the button on your phone.',
  left: 'Works once, for {time} more',
  until: (time: string) => `Works once, until ${time}.`,
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
  inviteNobody: 'Everybody who has an address has been invited or signed in.',
  inviteWill: (count: number) => (count === 1 ? 'One mail goes out.' : `${count} mails go out.`),
  skipped: 'Left out',
  why: {
    noAddress: 'no address: show them a code',
    left: 'has left',
    recent: 'invited less than a day ago',
    signedIn: 'is signed in already',
  },
  again24: 'Write again to those who were invited less than a day ago',
  inviteNow: (count: number) => (count === 1 ? 'Invite one player' : `Invite ${count} players`),
  noMail:
    'This site has no mail server yet, so nothing would arrive. Show a code to who stands here, or make a link to send by text.',
  noMailHow: 'Whoever runs it sets SMTP_URL: docs/letters.md and README say how.',
};
