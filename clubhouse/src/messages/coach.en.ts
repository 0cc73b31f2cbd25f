/** The coach's sign-in. What a coach decides is in the groups of their pages. */
export const coach = {
  signInTitle: 'Coach',
  welcome: 'For coaches.',
  about: 'You sign in with a key of your own, so that the history says who decided what.',
  outTitle: 'You are signed out here',
  out: 'The key on this device was removed. With a good one you come in again.',
  outRevoked:
    'Your key is revoked: it is good for nothing any more. With another one you come in again.',
  key: 'Your key',
  keyHint: 'It begins with dl_ and has 38 letters and digits after that.',
  signIn: 'Sign in',
  keep: 'Let your password manager keep it. This device stays signed in for 30 days after your last visit.',
  none: 'No key yet?',
  first:
    'The first one is shown when the club is installed, as “Administrator key”: with it you come in here.',
  make: 'Any further one is made by a coach who is an administrator, under “Keys”. Where nobody has one any more, whoever looks after the server makes it:',
  command: 'npm run league -- keys create --name "Ana, coach" --admin',
  player: 'You want to play? Sign in as a player',
  usedTitle: 'This address has been used',
  used: 'It signs a coach in once. With your key you come in again.',
  withKey: 'Sign in with a key',
  faults: {
    empty: 'Enter your key.',
    shape: 'That is no key. A key begins with dl_ and has 38 letters and digits after that.',
    unknown: 'The club does not know this key. It is mistyped, has expired or was revoked.',
    website: 'This is the key of the website itself. A coach needs one of their own.',
    lacks: (scopes: string) =>
      `This key may not do all that a coach does: it lacks ${scopes}. Have one made for a coach.`,
    tooMany: (minutes: number) =>
      `Too many keys were tried. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    busy: 'The club does not answer just now. Your key was not looked at: try again in a minute.',
  },
};
