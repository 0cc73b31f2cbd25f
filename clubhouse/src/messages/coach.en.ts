import { withStop } from './full-stop.ts';

/** The coach's sign-in. The coach's other pages have groups of their own. */
export const coach = {
  signInTitle: 'Coach',
  welcome: 'For coaches.',
  about: 'Sign in with your own key, so that the history shows who decided what.',
  outTitle: 'You are signed out on this device',
  out: 'The key was removed from this device. Sign in again with a valid key.',
  outRevoked: 'Your key was revoked and no longer works. Sign in with another key.',
  key: 'Your key',
  keyHint: 'It starts with dl_, followed by 38 letters and digits.',
  signIn: 'Sign in',
  keep: 'Save it in your password manager. You stay signed in here for 30 days after your last visit.',
  none: 'No key yet?',
  first:
    'The first key is shown as “Administrator key” when the club is installed. Use it to sign in here.',
  make: 'An administrator can create more keys under “Keys”. If nobody has an administrator key any more, the server admin can create one:',
  command: 'npm run league -- keys create --name "Ana, coach" --admin',
  player: 'Are you a player? Sign in here',
  usedTitle: 'This link has already been used',
  used: 'It only works once. Sign in with your key instead.',
  withKey: 'Sign in with a key',
  faults: {
    empty: 'Enter your key.',
    shape: 'This is not a valid key. A key starts with dl_, followed by 38 letters and digits.',
    unknown: 'The club does not know this key. It may be mistyped, expired or revoked.',
    website: 'This is the key of the website itself. Coaches need their own key.',
    lacks: (scopes: string) =>
      `This key lacks permissions that a coach needs: ${withStop(scopes)} Ask an administrator for a coach key.`,
    tooMany: (minutes: number) =>
      `Too many attempts. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    busy: 'The club’s service is not responding. Your key was not checked. Try again in a minute.',
  },
};
