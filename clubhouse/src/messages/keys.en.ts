import { withStop } from './full-stop.ts';

/** `/coach/keys`: who gets in as a coach. */
export const keys = {
  title: 'Keys',
  about: 'Each coach signs in with a key of their own, so that the history says who did what.',
  list: 'Keys of the club',
  more: 'More keys',
  history: 'What was done with keys',
  notYours: 'Your key does not make keys',
  needsAdmin:
    'Keys are made and revoked by coaches whose own key is that of an administrator. Yours is that of a coach: ask one of them.',
  lost: 'Is your key in somebody else’s hands? Let an administrator revoke it right away, and make you another. If nobody has such a key any more, whoever looks after the server makes one: npm run league -- keys create --name "Ana, coach" --admin',
  roles: {
    coach: 'Coach',
    admin: 'Coach and administrator',
    other: 'Something else',
  },
  rolesAbout: {
    coach:
      'Everything on the coach’s pages: seasons, results, drafts, members and their addresses.',
    admin: 'The same, and makes and revokes keys, changes the club’s settings, and erases people.',
  },
  website: 'The website itself',
  websiteHow:
    'This site itself calls the league with it: without it nobody could sign in. Whoever looks after the server changes it.',
  yours: 'yours',
  expired: 'expired',
  madeOn: (day: string) => `made ${day}`,
  neverUsed: 'never used',
  usedOn: (when: string) => `last used ${when}`,
  worksUntil: (day: string) => `works until ${day}, that day included`,
  begins: 'begins with',
  make: 'A new key',
  name: 'Whose is it?',
  nameHint: 'A name, as “Ana, coach”. The history shows it beside what they do.',
  may: 'What may it do?',
  until: 'Last day (if it has one)',
  untilHint: 'Left empty, it works until it is revoked.',
  makeNow: 'Make the key',
  faults: {
    name: 'Say whose key it is.',
    until: 'Choose a day that is not over, or leave it empty.',
    twice:
      'This form has made a key already, and a key is shown only once, as it is made. If nobody noted it, revoke it and make another.',
    notHeld: 'A key gives only what it holds itself: yours cannot make this one.',
  },
  madeTitle: 'The key is made',
  madeFor: (name: string, role: string) => `${name}: ${role.toLowerCase()}.`,
  theKey: 'The key',
  once: 'It is shown this once: when this page is closed, nobody can look it up.',
  keyLabel: 'Key',
  keepHint: 'Where it belongs: in the password manager of the one it is for.',
  otherDevice: 'Sign in on another device',
  otherDeviceAbout:
    'The coach scans this code, or opens the address: it signs them in on their own device.',
  qr: 'QR code that signs the coach in once',
  linkLabel: 'Address',
  linkHint: 'Works once, for an hour. The key is not in it.',
  copy: 'Copy',
  copied: 'Copied',
  noted: 'It is kept: to the keys',
  revoke: 'Revoke',
  revokeOther: (name: string) =>
    `Whoever has the key “${name}” is out at once, on every device, and work that runs with it stops. What they did stays. It cannot be undone; another key can be made.`,
  revokeOwn:
    'This is your own key. You are out at once, on every device, and work that you began stops until somebody goes on with it. It cannot be undone: have another key first, or another administrator at hand.',
  revokeNow: 'Revoke it now',
  revokeOwnNow: 'Revoke my own key now',
  revoked: 'Revoked. Nobody gets in with it any more.',
  lastAdmin:
    'This is the last key of an administrator: without it nobody could make keys. Make another one first, then revoke this.',
  expiresSoon: (day: string) =>
    `Your key works until ${withStop(day)} Have an administrator make you another before.`,
};
