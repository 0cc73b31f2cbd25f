/** `/sign-in`, the page of a link, and the letter that brings it. */
export const signIn = {
  title: 'Sign in',
  welcome: 'Come in.',
  about: 'The box league for singles, doubles and mixed.',
  address: 'Your e-mail address',
  addressHint: 'The one the club has for you.',
  send: 'Send me a sign-in link',
  noPassword: 'No password to remember. This device stays signed in until you sign out.',
  coach: 'Are you a coach? Sign in with your key',
  badAddress: 'That is not an e-mail address. It needs an @, as in ann@example.org.',
  tooMany: (minutes: number) =>
    `Too many links were asked for. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, and look in your mail meanwhile: the newest link is the one that works.`,
  sentTitle: 'Check your mail',
  sent: (minutes: number) =>
    `If the club knows this address, a link is on its way. It works once and for ${minutes} minutes.`,
  nothingThere: 'Nothing there?',
  spam: (sender: string) => `Look in the spam folder for *${sender}*.`,
  otherAddress:
    'Perhaps the club has another address for you. The coach can show you a code to scan.',
  again: 'Send again',
  againIn: (time: string) => `Send again in ${time}`,
  change: 'Change address',
  confirmTitle: 'One more press',
  confirm: 'Press the button to sign in on this device as',
  confirmUnknown: 'Press the button to sign in on this device.',
  yes: 'Yes, sign me in',
  notYou: 'Not you? Close this page.',
  nothingYet: 'Nothing happens until you press the button.',
  pickTitle: 'Who is signing in?',
  pick: 'Several of you read this mailbox. Press your name to sign in on this device.',
  pickOnce: 'The link is good for one of you. The next one asks for another.',
  usedTitle: 'This link has been used',
  used: 'A link works once, and for a short time. Send a new one: it takes a minute.',
  notYetTitle: 'Not signed in yet',
  notYet:
    'The club does not answer just now, and you are not signed in here. Press the button again in a minute.',
  outTitle: 'You are signed out here',
  out: 'Enter your address and we send you a new link.',
  outWhy:
    'Did not sign out yourself? The coach can end sessions when a phone is lost. Ask at the desk.',
};
