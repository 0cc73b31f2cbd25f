import { withStop } from './full-stop.ts';

/** `/coach/members/ID/away`: a break, leaving, removing, erasing, each with what follows. */
export const memberAway = {
  title: (name: string) => `${name}: break, leaving, removing`,
  about: 'Each says first what it means. Nothing happens until you press its button.',
  open: (count: number) =>
    count === 0
      ? 'No match of theirs is open.'
      : count === 1
        ? 'One match of theirs is open, and stays so until it is played or you decide it:'
        : `${count} matches of theirs are open, and stay so until they are played or you decide them:`,
  openWhat: (count: number) =>
    count === 1
      ? 'One match is still open. What should happen to it?'
      : `${count} matches are still open. What should happen to them?`,
  openWithdraw:
    'Withdraw from those competitions, together with a doubles partner. The rules decide what opponents get.',
  openKeep: 'Leave them open. You decide each match later.',
  pause: 'Take a break',
  pauseFollows: [
    'Others see nothing of it. They are taken out of drafts, put into no new box, and not reminded.',
    'Who plays doubles with them looks for somebody else meanwhile.',
    'Undone with one button: then they are not put back into drafts that were filled meanwhile.',
  ],
  pauseNow: 'Begin the break',
  resume: 'End the break',
  resumeAbout: 'On a break. Once they are back, they are in the next draft that is filled.',
  leave: 'Leave after this season',
  leaveFollows: [
    'They play this season to its end, and are left out of the next one in all that they play now.',
    'Their partner in doubles is left needing another.',
    'Undone with one button; where the next boxes are made already, you put them in by hand.',
  ],
  leaveNow: 'Note that they leave',
  stay: 'They stay after all',
  stayAbout: 'They leave after this season.',
  left: 'Has left the club',
  leftFollows: [
    'At once: they get no letters and no new sign-in link, and opponents no longer see how to reach them.',
    'They stay in the tables with their results. To give their open matches to the opponents, withdraw their entry from its competition too.',
    'Undone with one button: they are a member again.',
  ],
  leftNow: 'They have left',
  back: 'Take them back',
  backAbout: 'They have left the club. Taken back, they play again from the next draft on.',
  remove: 'Remove from the list',
  removeFollows: [
    'Signed out everywhere at once, and in no list of members any more.',
    'Name and results stay in the tables; what the club has of them stays stored until they are erased.',
    'This cannot be undone here: anyone who comes back is added again.',
  ],
  removeSure: 'Yes, this one',
  removeNow: 'Remove',
  erase: 'Erase for good',
  eraseFollows: [
    'Name, address, telephone, notes and everything else that says who they were is overwritten. In every table they are called “Erased member”.',
    'Results stay, so that nobody else’s table changes.',
    'Final: nobody can bring it back. Copies in backups go when the backups do.',
  ],
  eraseType: (name: string) => `Type their name to erase them: ${name}`,
  eraseNow: 'Erase for good',
  eraseAdmin: 'Your key may not do this: it takes one with the right “admin”.',
  done: {
    pause: 'The break has begun.',
    resume: 'The break is over.',
    leave: 'Noted: they leave after this season.',
    stay: 'They stay.',
    left: 'Noted: they have left.',
    back: 'They are a member again.',
  },
  partners: (names: string) => `Needs another partner now: ${withStop(names)}`,
  faults: {
    name: 'That is not their name: nothing was erased.',
    open: 'First choose what happens to the open matches.',
    tick: 'First tick that this is the one.',
    member_left: 'They have left the club: take them back first.',
    member_deleted: 'They have been removed meanwhile.',
    insufficient_scope: 'Your key may not do this: nothing was changed.',
  },
  removed: 'Removed. Only erasing is left to do about them.',
};
