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
    `Too many links requested. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and check your emails in the meantime. Only the newest link works.`,
  sentTitle: 'Check your email',
  sent: (minutes: number) =>
    `If the club knows this address, a link is on its way. It works once and expires after ${minutes} minutes.`,
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
  pickOnce: 'The link works for one of you. The others need to request their own.',
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
