/** The content of a calendar feed, and how to subscribe on `/me`. */
export const calendar = {
  match: (opponent: string) => `Match against ${opponent}`,
  deadline: (opponent: string) => `Deadline for the match against ${opponent}`,
  withPartner: (where: string, partner: string) => `${where}, with ${partner}`,
  name: (club: string) => `${club}: my matches`,
  title: 'Calendar',
  about:
    'See your arranged matches and the deadlines of your open ones in your phone’s calendar. It updates automatically.',
  make: 'Create an address',
  label: 'Your calendar address',
  hint: 'Keep it secret. Anyone with this address can see your matches and the players’ names, but no phone numbers or email addresses.',
  subscribe: 'Add to my calendar',
  elsewhere: 'In Google Calendar and others, copy the address and choose “Add calendar from URL”.',
  revoke: 'Delete the address',
  revokeAbout: 'Calendars with this address stop updating. You can create a new one.',
};
