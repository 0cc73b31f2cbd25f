/** `/me` */
export const me = {
  title: 'Me',
  language: 'Language',
  devices: 'Signed in',
  devicesAbout:
    'This device stays signed in until you sign out. A phone is lost? Sign out everywhere.',
  signOut: 'Sign out here',
  signOutEverywhere: 'Sign out on every device',
};
