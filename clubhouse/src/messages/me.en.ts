/** `/me` */
export const me = {
  title: 'Me',
  details: 'What the club knows about you',
  nameSeen: 'Your name, as everybody in the club sees it beside matches, results and tables.',
  reach: 'E-mail address and phone number',
  reachSeen:
    'Your partners and opponents see them, with your full name, while a competition of yours is under way. Afterwards they don’t. Links to sign in go to this address.',
  rest: 'Date of birth, gender, age group, notes',
  restSeen: 'If the club has them. No other player sees them; they are in the file below.',
  toChange: 'Something else is wrong? Ask the coach, who can change it.',
  language: 'Language',
  languageAbout: 'For these pages and for the letters to you.',
  devices: 'Signed in',
  devicesAbout: 'This device stays signed in until you sign out.',
  signOut: 'Sign out here',
  everywhereAbout:
    'Lost a phone? The club keeps no list of your devices, but you can sign out on all of them at once, including this one. That also ends open sign-in links, notifications, your calendar address and the linked chat.',
  signOutEverywhere: 'Sign out on every device',
};
