import { withStop } from './full-stop.ts';

/** `/me/contact`, the page of a new address, and the emails about it. */
export const ownContact = {
  title: 'My contact details',
  about:
    'Your partners and opponents can see your number and email address while one of your competitions is running.',
  change: 'Change phone number or email address',
  none: 'none',
  phone: 'Phone',
  phoneLabel: 'Your number',
  phoneAbout:
    'So that you can arrange matches. Put several numbers on one line. Leave it blank to show none.',
  phoneSave: 'Save number',
  phoneFaults: {
    tooLong: 'This number is too long.',
    noNumber: 'This is not a valid phone number. Include the area code.',
    refused: 'The league rejected this number.',
  },
  phoneMeanwhile: (now: string) =>
    now === ''
      ? 'Your number was removed in the meantime. What you typed is shown below. If it is right, save it again.'
      : `Your number was changed in the meantime. It is now ${withStop(now)} What you typed is shown below. If it is right, save it again.`,
  address: 'Email address',
  addressNow: 'Sign-in links and other emails go to',
  addressNone: 'The club does not have your email address.',
  addressShared: 'You share the email address of',
  newAddress: 'New address',
  addressAbout:
    'We’ll send an email there. To change your address, open its link while you are signed in and click the button.',
  addressSend: 'Send the email',
  addressSame: 'This is already your address.',
  tooOften: (minutes: number) =>
    `Too many attempts. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  openTitle: 'An email is on its way to',
  open: (until: string) =>
    `Nothing changes until you confirm it. The link works until ${withStop(until)}`,
  openAgain: 'Send it again',
  openCancel: 'Keep my current address',
  done: {
    phone: 'Your number is saved.',
    address: 'Your address is changed. We sent an email to the old one.',
    shared:
      'Confirmed. You share this address with another member, so choose your name when you sign in. We sent an email to the old address.',
    cancelled: 'Your address stays as it is.',
  },
  back: 'Back to “Me”',
  confirmTitle: 'Your new address',
  confirm: (club: string) =>
    `From now on, emails and sign-in links from ${club} go to this address:`,
  confirmYes: 'Yes, use this address',
  confirmStays: 'You stay signed in, here and on your other devices.',
  deadTitle: 'This link no longer works',
  dead: 'It was already used, has expired, was replaced by a newer one, or was requested by someone else. You are signed in as',
  overtakenTitle: 'Your address was changed in the meantime',
  overtaken: 'The club has changed your address since you asked. Nothing else has changed.',
  onward: 'See the current address',
  data: 'Your data',
  dataAbout:
    'A file with your details, matches, results, the emails from the last 30 days and a history of changes.',
  dataSave: 'Download',
  letters: {
    confirm: {
      subject: (club: string) => `Is this your address? ${club}`,
      heading: 'Is this your address?',
      text: (club: string) =>
        `A member of *${club}* would like to receive emails and sign-in links at this address.`,
      button: 'Confirm the address',
      opens: (hours: number) =>
        `Open the link while you are signed in, then click the button. It works once and expires after ${hours} hours.`,
      notYou: 'Didn’t request this? Then ignore this email. Nothing will change.',
    },
    changed: {
      subject: (club: string) => `Your address at ${club} has changed`,
      heading: 'Your address has changed.',
      text: (club: string, when: string) =>
        `Since ${when}, emails and sign-in links from *${club}* have gone to another address. It was confirmed there.`,
      notYou:
        'Wasn’t this you? Tell the coach immediately. They can restore this address and end all your sessions.',
    },
  },
};
