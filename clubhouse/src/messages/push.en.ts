/** Pushes: the section of `/me`, and the texts on a lock screen. */
export const push = {
  title: 'Push notifications',
  about:
    'Get a notification on this device when something needs your attention. If you tap it within twelve hours, you get no email about it.',
  turnOn: 'Turn on for this device',
  turnOnAbout: 'Next, your browser will ask whether this site may show notifications.',
  isOn: 'Push notifications are on for this device.',
  none: 'This browser cannot show notifications from this site. You get all news by email.',
  denied:
    'This browser blocks notifications from this site. Allow them in its settings, then come back here.',
  failed: 'That did not work. The browser cannot reach a push service. Try again later.',
  saved: 'Saved.',
  added: 'This device now gets push notifications.',
  removed: 'That device no longer gets push notifications.',
  tooMany: (most: number) =>
    `Push notifications are already on for ${most} devices. Remove one first.`,
  notTaken:
    'This browser uses a push service that this site does not support. Use another browser.',
  devices: 'My devices',
  device: (browser: string | null, system: string | null) =>
    `${browser ?? 'A browser'}${system === null ? '' : ` on ${system}`}`,
  since: (day: string) => `since ${day}`,
  gone: 'This device no longer accepts push notifications. You get emails instead. Turn them on again there, or remove the device.',
  thisOne: 'This device',
  remove: 'Remove',
  removeDevice: (name: string) => `Remove: ${name}`,
  choose: 'Push notifications about',
  kinds: {
    report: 'A score is waiting for my answer',
    time: 'Someone proposes a time',
    reminder: 'Reminders about open matches',
    final_table: 'The final table',
  },
  chooseAbout: 'You get everything else by email only.',
  names: 'Show names',
  namesAbout: 'Your lock screen then shows who you play. Otherwise it shows no names.',
  save: 'Save',
  apple: 'On an iPhone or iPad',
  appleSteps: [
    'Open this page in Safari, and tap the square with the arrow.',
    'Choose “Add to Home Screen”.',
    'Open the club from the home screen, and turn on push notifications under “Me”.',
  ],
  notices: {
    other_side_reported: {
      title: 'Your turn: enter the score',
      body: 'The other side has entered the score of your match.',
    },
    results_differ: {
      title: 'Different scores',
      body: 'You and the other side entered different scores.',
    },
    time_proposed: {
      title: 'New proposed time',
      body: 'Someone would like to play you. See when.',
    },
    week_left: {
      title: 'One week left',
      body: 'You still have matches to play or scores to enter.',
    },
    reminder: {
      title: 'Open matches',
      body: 'A reminder from the coach about your open matches.',
    },
    final_table: {
      title: 'Final table',
      body: 'Your competition is over. See where you finished.',
    },
  },
};
