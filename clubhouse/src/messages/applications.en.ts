/** `/coach/members/applications`, and the page of one of them. */
export const applications = {
  title: 'Asking to join',
  about: (count: number) =>
    count === 0
      ? 'Nobody is waiting.'
      : count === 1
        ? 'One waits. Undecided ones are deleted after 30 days.'
        : `${count} wait. Undecided ones are deleted after 30 days.`,
  none: 'Nobody asks to join at the moment. Applications come from the page “join” of this site.',
  more: 'There are more: these wait longest.',
  look: 'Look and decide',
  known: (name: string) => `Same address as ${name}, a member.`,
  sent: (day: string) => `Sent on ${day}`,
  notice: 'Agreed to',
  maybe: 'Are they here already?',
  maybeAbout: 'Members with this address, or with this surname:',
  maybeNone: 'No member has this address or this surname.',
  takeIn: 'Take in',
  name: 'Name shown to players',
  level: 'Level',
  levelSaid: (level: number) => `They put themselves at ${level}.`,
  levelLater: 'later',
  takeInAbout:
    'They become a member, get a mail, and are placed with the next draft: no running box changes.',
};
