import { withStop } from './full-stop.ts';

/** `/me/contact`, the page of a new address, and the letters about it. */
export const ownContact = {
  title: 'How to reach me',
  about:
    'Your partners and opponents see number and address while a competition of yours is under way.',
  change: 'Change telephone or address',
  none: 'none',
  phone: 'Telephone',
  phoneLabel: 'Your number',
  phoneAbout:
    'For finding a time. Several numbers go into one line. Leave it blank, and they see none.',
  phoneSave: 'Save number',
  phoneFaults: {
    tooLong: 'That is too long.',
    noNumber: 'Nobody can dial that. Write it with its area code.',
    refused: 'The league does not accept this.',
  },
  phoneMeanwhile: (now: string) =>
    now === ''
      ? 'Your number was removed meanwhile. What you typed stands below: save it again if it is right.'
      : `Your number was changed meanwhile. It is now ${withStop(now)} What you typed stands below: save it again if it is right.`,
  address: 'E-mail address',
  addressNow: 'Links to sign in and other mails go to',
  addressNone: 'The club has no address of yours.',
  addressShared: 'You read your mails at the address of',
  newAddress: 'New address',
  addressAbout:
    'We send a letter there. The address changes once you press the button behind its link, on a device on which you are signed in.',
  addressSend: 'Send the letter',
  addressSame: 'That is your address already.',
  tooOften: (minutes: number) =>
    `That was too often. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  openTitle: 'A letter is on its way to',
  open: (until: string) =>
    `Until you confirm it, nothing changes. The link in it is good until ${withStop(until)}`,
  openAgain: 'Send it again',
  openCancel: 'Keep my address',
  done: {
    phone: 'Your number is saved.',
    address: 'Your address is changed. The old one was told.',
    shared:
      'Confirmed. Another member has this address too: whoever asks for a sign-in link picks by name. The old address was told.',
    cancelled: 'Your address stays as it is.',
  },
  back: 'Back to “Me”',
  confirmTitle: 'Your new address',
  confirm: (club: string) => `From now on, mails and sign-in links of ${club} go to this address:`,
  confirmYes: 'Yes, use this address',
  confirmStays: 'You stay signed in, here and on your other devices.',
  deadTitle: 'This link is no longer good',
  dead: 'It was used, it is too old, a newer one was asked for, or somebody else asked for it. You are signed in as',
  overtakenTitle: 'Your address was changed meanwhile',
  overtaken: 'The club has changed your address since you asked. Nothing else was changed.',
  onward: 'See what it is now',
  data: 'To take along',
  dataAbout:
    'A file with your details, your matches with their results, the mails of the last 30 days and what was changed when.',
  dataSave: 'Save it',
  letters: {
    confirm: {
      subject: (club: string) => `Is this your address? ${club}`,
      heading: 'Is this your address?',
      text: (club: string) =>
        `A member of *${club}* would like to get their mails and sign-in links here.`,
      button: 'Look at it',
      opens: (hours: number) =>
        `The link opens a page with a button, on a device on which you are signed in. It works once and for ${hours} hours.`,
      notYou: 'Didn’t ask for it? Then do nothing: without the button nothing changes.',
    },
    changed: {
      subject: (club: string) => `Your address at ${club} has changed`,
      heading: 'Your address has changed.',
      text: (club: string, when: string) =>
        `Since ${when}, mails and sign-in links of *${club}* go to another address. It was confirmed there.`,
      notYou:
        'Not you? Tell the coach at once: they can put this address back and sign out every device.',
    },
  },
};
