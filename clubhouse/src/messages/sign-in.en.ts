/** `/sign-in`, the page of a link, and the email with the link. */
export const signIn = {
  title: 'Sign in',
  welcome: 'Welcome.',
  about: 'The box league for singles, doubles and mixed.',
  address: 'Your email address',
  addressHint: 'The address the club has for you.',
  send: 'Send me a sign-in link',
  noPassword: 'No password needed. You stay signed in on this device until you sign out.',
  coach: 'Are you a coach? Sign in with your key',
  badAddress: 'This is not a valid email address. It needs an @, as in ann@example.org.',
  tooMany: (minutes: number) =>
    `Too many links requested. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and check your emails in the meantime. An earlier link may still work.`,
  sentTitle: 'Check your email',
  sentText: 'Keep this page open: the code only works here.',
  sent: 'If the club knows this address, an email with a link and a code is on its way.',
  code: 'Code from the email',
  codeHint: (until: string) => `Enter its six digits by ${until} on this page.`,
  enterCode: 'Sign in',
  orLink: 'Or tap the link in the email.',
  notSix: 'Enter the six digits from the email.',
  wrongCode: (left: number, asked: string) =>
    `That code is wrong. ${left === 1 ? 'One try' : `${left} tries`} left. The email you requested at ${asked} has the right one.`,
  tooManyTries: (minutes: number) =>
    `Too many tries from your network. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  tooManyCodes: 'Too many tries from your network today. Use the link in the email instead.',
  locked: {
    title: 'No tries left',
    text: (until: string) =>
      `Too many wrong codes were entered. Until ${until}, the *link* in the email still works. A new email brings a new code. If that one is blocked too, only links work for your address until tomorrow.`,
  },
  expired: {
    title: 'This code has expired',
    text: (until: string) =>
      `A code is valid for ten minutes. The *link* in the email works until ${until}, or request a new email.`,
  },
  spentBoth: {
    title: 'This email has already been used',
    text: (_until: string) =>
      'You can use its code or its link, but not both. Request a new email. It takes a minute.',
  },
  newEmail: 'Send a new email',
  nothingThere: 'No email?',
  spam: (sender: string) => `Look in the spam folder for *${sender}*.`,
  otherAddress:
    'The club may have a different address for you. The coach can show you a code to scan.',
  again: 'Send again',
  againIn: (time: string) => `Send again in ${time}`,
  change: 'Change address',
  confirmTitle: 'One more click',
  confirm: 'Click the button to sign in on this device as',
  confirmUnknown: 'Click the button to sign in on this device.',
  yes: 'Yes, sign me in',
  notYou: 'Isn’t this you? Close this page.',
  nothingYet: 'Nothing happens until you click the button.',
  pickTitle: 'Who is signing in?',
  pick: 'Several members share this address. Click your name to sign in on this device.',
  pickOnce: 'The link works once. After that, you can switch members without a new email.',
  switchTitle: 'Who is this for?',
  switchAbout: 'Everyone signed in here through your shared mailbox. No new email needed.',
  switchEnded:
    'This member can no longer be chosen here: they were signed out, left, or have another mailbox.',
  switchMissing: 'Someone missing? Sign out here and request a new email.',
  switchFrom: (name: string) => `${name}: switch to another member`,
  signOutAll: 'Sign everyone out here',
  usedTitle: 'This link has already been used',
  used: 'A link works once and only for a short time. Request a new one. It takes a minute.',
  notYetTitle: 'Not signed in yet',
  notYet:
    'The club’s service is not responding, so you are not signed in. Click the button again in a minute.',
  outTitle: 'You are signed out on this device',
  out: 'Enter your email address and we’ll send you a new link.',
  outWhy:
    'Didn’t sign out yourself? The coach can end sessions when a phone is lost. Ask the club.',
};
