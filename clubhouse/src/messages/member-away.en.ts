import { withStop } from './full-stop.ts';

/** `/coach/members/ID/away`: a break, leaving, removal and erasure, with their consequences. */
export const memberAway = {
  title: (name: string) => `${name}: break, leaving, removing`,
  about: 'Each option explains what it does. Nothing happens until you click its button.',
  open: (count: number) =>
    count === 0
      ? 'They have no open matches.'
      : count === 1
        ? 'They have one open match, which stays open until it is played or you settle it:'
        : `They have ${count} open matches, which stay open until they are played or you settle them:`,
  openWhat: (count: number) =>
    count === 1
      ? 'One match is still open. What should happen to it?'
      : `${count} matches are still open. What should happen to them?`,
  openWithdraw:
    'Withdraw them from those competitions, together with any doubles partner. The rules decide what opponents get.',
  openKeep: 'Leave them open. You settle each match later.',
  pause: 'Take a break',
  pauseFollows: [
    'Others do not see this. The member is removed from drafts, is not placed in new boxes and gets no reminders.',
    'Their doubles partner will look for someone else in the meantime.',
    'You can undo this, but they are not added back to drafts filled in the meantime.',
  ],
  pauseNow: 'Start the break',
  resume: 'End the break',
  resumeAbout: 'On a break. Once they are back, they will be in the next draft you fill.',
  leave: 'Leave after this season',
  leaveFollows: [
    'They finish this season and are left out of all their competitions next season.',
    'Their doubles partner needs a new partner.',
    'You can undo this. If the next boxes already exist, add the player to them by hand.',
  ],
  leaveNow: 'Record that they are leaving',
  stay: 'Undo leaving',
  stayAbout: 'They are leaving after this season.',
  left: 'Has left the club',
  leftFollows: [
    'From now on they get no emails and no sign-in links, and opponents cannot see their contact details.',
    'Their name and results stay in the tables. To award the open matches to the opponents, also withdraw the entry from its competition.',
    'You can undo this to make them a member again.',
  ],
  leftNow: 'Record that they left',
  back: 'Reinstate the member',
  backAbout: 'They have left the club. If you reinstate them, they play again from the next draft.',
  remove: 'Remove from the list',
  removeFollows: [
    'They are signed out everywhere and no longer in any member list.',
    'Name and results stay in the tables. Their personal data stays stored until you erase it.',
    'You cannot undo this here. If they come back, add them as a new member.',
  ],
  removeSure: 'Yes, remove this member',
  removeNow: 'Remove',
  erase: 'Erase for good',
  eraseFollows: [
    'Name, address, phone, notes and all other personal data are overwritten. Tables show “Erased member” instead.',
    'Results stay so that tables do not change.',
    'This is final. Nobody can restore the data. Copies in backups disappear with the backups.',
  ],
  eraseType: (name: string) => `To erase this member, type their name: ${name}`,
  eraseNow: 'Erase for good',
  eraseAdmin: 'Your key does not allow this. It needs the “admin” permission.',
  done: {
    pause: 'The break has started.',
    resume: 'The break is over.',
    leave: 'Recorded. They are leaving after this season.',
    stay: 'They are staying.',
    left: 'Recorded. They have left the club.',
    back: 'They are a member again.',
  },
  partners: (names: string) => `Now needs a new partner: ${withStop(names)}`,
  faults: {
    name: 'That is not their name. Nothing was erased.',
    open: 'Choose what happens to the open matches first.',
    tick: 'Tick the box to confirm this is the right member.',
    member_left: 'This member has left the club. Reinstate them first.',
    member_deleted: 'This member has been removed in the meantime.',
    insufficient_scope: 'Your key does not allow this. Nothing was changed.',
  },
  removed: 'Removed. You can now only erase this member.',
};
