import { withStop } from './full-stop.ts';

/** `/coach/keys`: the keys that coaches sign in with. */
export const keys = {
  title: 'Keys',
  about: 'Each coach signs in with their own key, so that the history shows who did what.',
  list: 'The club’s keys',
  more: 'More keys',
  history: 'Key history',
  notYours: 'You cannot create keys',
  needsAdmin:
    'Only administrators can create and revoke keys. You have a coach key, so ask an administrator.',
  lost: 'Does someone else have your key? Ask an administrator to revoke it immediately and create a new one. If nobody has an administrator key any more, the server admin can create one: npm run league -- keys create --name "Ana, coach" --admin',
  roles: {
    coach: 'Coach',
    admin: 'Coach and administrator',
    bar: 'Screen at the bar',
    other: 'Other',
  },
  rolesAbout: {
    coach:
      'Everything on the coach’s pages: seasons, results, drafts, members and their addresses.',
    admin:
      'The same, plus creating and revoking keys, changing the club’s settings and erasing people.',
    bar: 'Only shows tables and results at /bar. Give this key to the screen, not to a person.',
  },
  website: 'The website itself',
  websiteHow:
    'This site uses it to call the league. Without it, nobody could sign in. Only the server admin can change it.',
  yours: 'yours',
  expired: 'expired',
  madeOn: (day: string) => `created ${day}`,
  neverUsed: 'never used',
  usedOn: (when: string) => `last used ${when}`,
  worksUntil: (day: string) => `valid until the end of ${day}`,
  begins: 'starts with',
  make: 'New key',
  name: 'Who is it for?',
  nameHint: 'A name such as “Ana, coach”. It appears in the history next to their actions.',
  may: 'What may it do?',
  until: 'Last day (optional)',
  untilHint: 'If empty, the key works until it is revoked.',
  makeNow: 'Create the key',
  faults: {
    name: 'Enter who the key is for.',
    until: 'Choose today or a later day, or leave it empty.',
    twice:
      'This form has already created a key, and each key is shown only once. If nobody saved it, revoke it and create another.',
    notHeld: 'A key can only pass on its own permissions. Yours cannot create this one.',
  },
  madeTitle: 'Key created',
  madeFor: (name: string, role: string) => `${name}: ${role.toLowerCase()}.`,
  theKey: 'The key',
  once: 'This key is shown only once. Nobody can look it up after you close this page.',
  keyLabel: 'Key',
  keepHint: 'The owner should save it in a password manager.',
  otherDevice: 'Sign in on another device',
  otherDeviceAbout:
    'The coach scans this code or opens the address to sign in on their own device.',
  screenAbout:
    'Open the address on the screen’s computer, or scan the code if the screen is a tablet.',
  qr: 'QR code for a single sign-in',
  linkLabel: 'Address',
  linkHint: 'Works once and expires after an hour. It does not contain the key.',
  copy: 'Copy',
  copied: 'Copied',
  noted: 'Saved, back to the keys',
  revoke: 'Revoke',
  revokeOther: (name: string) =>
    `This immediately ends all sessions with the key “${name}” and stops its running tasks. Past actions are kept. You cannot undo this, but you can create another key.`,
  revokeOwn:
    'This is your own key. Your sessions end immediately, and your running tasks stop until someone continues them. You cannot undo this. Make sure you have another key or another administrator first.',
  revokeNow: 'Revoke the key',
  revokeOwnNow: 'Revoke my own key',
  revoked: 'Key revoked. Nobody can sign in with it any more.',
  lastAdmin: 'This is the last administrator key. Create another one before you revoke it.',
  expiresSoon: (day: string) =>
    `Your key works until ${withStop(day)} Ask an administrator for a new one before then.`,
};
