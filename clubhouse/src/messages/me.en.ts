/** `/me` */
export const me = {
  title: 'Me',
  details: 'What the club knows about you',
  nameSeen: 'Everyone in the club sees your name next to matches and results and in tables.',
  reach: 'Email address and phone number',
  reachSeen:
    'Your partners and opponents can see them, with your full name, only while one of your competitions is running. Sign-in links go to this address.',
  rest: 'Date of birth, gender, age group, notes',
  restSeen:
    'If the club has them. Other players cannot see them. You can find them in the file below.',
  toChange: 'Is something else wrong? The coach can change it.',
  language: 'Language',
  languageAbout: 'For these pages and your emails.',
  devices: 'Sessions',
  devicesAbout: 'You stay signed in here until you sign out.',
  signOut: 'Sign out here',
  everywhereAbout:
    'Lost your phone? You can end all your sessions at once, including this one. This also cancels open sign-in links, notifications, your calendar address and the linked chat.',
  signOutEverywhere: 'Sign out everywhere',
};
