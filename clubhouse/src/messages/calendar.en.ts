/** What stands in a calendar, and `/me` on how it gets there. */
export const calendar = {
  match: (opponent: string) => `Match against ${opponent}`,
  deadline: (opponent: string) => `Last day for the match against ${opponent}`,
  withPartner: (where: string, partner: string) => `${where}, with ${partner}`,
  name: (club: string) => `${club}: my matches`,
  title: 'Calendar',
  about:
    'Your phone’s own calendar can show your arranged matches and the last days of those still to play, and keeps them up to date by itself.',
  make: 'Make an address',
  label: 'The address of your calendar',
  hint: 'Give it to nobody: whoever has it sees your matches. It holds names, but no numbers or addresses.',
  subscribe: 'Add to this device’s calendar',
  elsewhere:
    'Google Calendar and others: copy the address, and choose “Add calendar from URL” there.',
  revoke: 'Take the address away',
  revokeAbout: 'Calendars that have it get nothing more. You can make another.',
};
