/** Pushes: the section of `/me`, and what a locked screen says. */
export const push = {
  title: 'Pushes on my phone',
  about:
    'A line on this device as soon as something waits for you. If you tap it, no mail comes; if you don’t within twelve hours, the mail follows.',
  turnOn: 'Turn on for this device',
  turnOnAbout: 'Your browser asks next whether this site may show notifications.',
  isOn: 'Pushes are on for this device.',
  none: 'This browser cannot show notifications of this site. All news comes by mail.',
  denied:
    'This browser has been told not to show notifications of this site. Allow them in its settings, then come back here.',
  failed: 'That did not work: the browser reaches no push service. Try again later.',
  saved: 'Saved.',
  added: 'This device gets pushes now.',
  removed: 'That device gets no more pushes.',
  tooMany: (most: number) => `Pushes are on for ${most} devices already. Remove one first.`,
  notTaken: 'This browser names a push service that this site does not call.',
  devices: 'My devices',
  device: (browser: string | null, system: string | null) =>
    `${browser ?? 'A browser'}${system === null ? '' : ` on ${system}`}`,
  since: (day: string) => `since ${day}`,
  gone: 'It takes no more pushes: mail comes again. Turn them on again there, or remove it.',
  thisOne: 'This is the one you are using.',
  remove: 'Remove',
  removeDevice: (name: string) => `Remove: ${name}`,
  choose: 'What is pushed',
  kinds: {
    report: 'A score waits for my answer',
    time: 'A time is proposed to me',
    reminder: 'Reminders of open matches',
    final_table: 'The final table',
  },
  chooseAbout: 'What is not ticked comes by mail only.',
  names: 'Show names',
  namesAbout: 'Then a locked screen says whom a match is with. Otherwise it names nobody.',
  save: 'Save',
  apple: 'On an iPhone or iPad',
  appleSteps: [
    'Open this page in Safari, and tap the square with the arrow.',
    'Choose “Add to Home Screen”.',
    'Open the club from the home screen, and turn pushes on under “Me”.',
  ],
  notices: {
    other_side_reported: {
      title: 'Your turn: a score to confirm',
      body: 'The other side of your match has reported.',
    },
    results_differ: {
      title: 'Two scores that differ',
      body: 'You and the other side entered different scores.',
    },
    time_proposed: {
      title: 'A time is proposed',
      body: 'Somebody would like to play: see when.',
    },
    week_left: {
      title: 'A week is left',
      body: 'You have matches to play or to report.',
    },
    reminder: {
      title: 'Open matches',
      body: 'The coach reminds you of matches to play.',
    },
    final_table: {
      title: 'The final table',
      body: 'Your competition is over: see where you ended.',
    },
  },
};
