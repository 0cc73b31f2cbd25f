import { withStop } from './full-stop.ts';

/** `/coach/competitions/[competition]`, its boxes and its entries. */
export const competitions = {
  about: (season: string, discipline: string) => `${discipline} · ${season}`,
  states: {
    draft: 'Draft: players see nothing of it until its places are decided.',
    active: 'It is being played.',
    complete: 'It is closed: a record. Reopen it to change anything but who sees it.',
    archived: 'It is in the archive: a record.',
  },
  rules: 'Rules',
  board: 'The draft',
  next: {
    active: 'Start it',
    complete: 'Close it',
    archived: 'Archive it',
    draft: 'Back to a draft',
    reopen: 'Reopen it',
    unarchive: 'Take it out of the archive',
  },
  /** What comes next while it is played. */
  playing: {
    behind: (box: string) => `Next: get ${box} going`,
    behindAbout: (played: string, short: number) =>
      `${played} matches are played. ${short === 0 ? 'Nobody is short of the matches they need.' : short === 1 ? 'One is short of the matches they need.' : `${short} are short of the matches they need.`}`,
    write: (box: string) => `Write to ${box}`,
    table: 'Open its table',
    all: 'All who are short',
    well: 'No box is far behind. Nothing needs doing here.',
    this: 'This competition',
  },
  boxes: 'Boxes',
  noBoxes: 'There are no boxes yet. Add some, then put players into them.',
  undivided: 'In no box',
  empty: 'Nobody is in this box.',
  played: (played: number, outstanding: number) => `${played} played, ${outstanding} to play`,
  shortBy: (count: number) => (count === 1 ? 'one short' : `${count} short`),
  withdrawn: 'withdrawn',
  optedOut: 'not in the next season',
  addTo: (box: string) => `Add somebody to ${box}`,
  add: 'Add somebody',
  changeShort: 'Change',
  change: (box: string) => `Change ${box}`,
  rename: 'Rename',
  name: 'Name',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove this box',
  addBoxes: 'Add boxes',
  howMany: 'How many',
  boxName: (number: number) => `Box ${number}`,
  fixtures: 'Matches',
  missing: 'Missing matches',
  fixturesAbout: (rounds: 1 | 2) =>
    `Everybody in a box plays everybody ${rounds === 1 ? 'once' : 'twice'}. Only what is missing is made: press it as often as you like.`,
  makeFixtures: 'Make the matches of all boxes',
  fixturesMade: (created: number, existing: number) =>
    `${created === 1 ? 'One match was' : `${created} matches were`} made, ${existing} ${existing === 1 ? 'was' : 'were'} there.`,
  settings: 'Name and who sees it',
  visibility: 'Who sees it, once it has begun',
  visibilities: { members: 'All members', private: 'Coaches alone' },
  save: 'Save',
  delete: 'Delete this draft',
  deleteAbout:
    'Its boxes, entries and matches go with it. That cannot be undone; another draft can be made.',
  done: {
    saved: 'Saved.',
    renamed: 'Renamed.',
    moved: 'Moved.',
    added: 'Added.',
    removed: 'Removed.',
    deleted: 'The draft is deleted.',
    entered: 'Entered.',
    active: 'It has begun. Make the matches, where there are none yet.',
    begun: 'It has begun, and its matches are made.',
    complete: 'It is closed. It can be reopened from here.',
    archived: 'It is in the archive.',
    draft: 'It is a draft again.',
    reopen: 'It is being played again.',
    unarchive: 'It is out of the archive.',
  },
  faults: {
    name: 'Give it a name of up to 100 characters.',
    count: 'A number from 1 to 60.',
    closed: 'It is closed: reopen it first.',
    notEmpty: 'Somebody is in this box. Move or remove them first.',
    inUse: 'It can’t be deleted: results are in it, something follows it, or it has begun.',
    gone: 'That is not there any more: somebody has changed it meanwhile.',
    missing: 'A part of the form did not arrive. Nothing was saved: choose again.',
    played: 'One of their matches is under way. Withdraw them instead.',
  },
  conflict: (who: string, when: string) =>
    `${who} changed this at ${when}, while you looked. Nothing was saved, and what you typed is still here.`,
  conflictUnknown:
    'Somebody changed this while you looked. Nothing was saved, and what you typed is still here.',

  step: {
    title: {
      active: (name: string) => `Start ${name}`,
      complete: (name: string) => `Close ${name}`,
      archived: (name: string) => `Archive ${name}`,
      draft: (name: string) => `Back to a draft: ${name}`,
      reopen: (name: string) => `Reopen ${name}`,
      unarchive: (name: string) => `Out of the archive: ${name}`,
    },
    about: {
      active:
        'Players see their boxes, and can report. Everybody in it gets a letter that it has begun.',
      complete: 'Its tables become final, and nobody reports any more.',
      archived: 'It stays as it is, and is listed with what is over.',
      draft: 'Players see it no longer, and nobody can report. What was reported is kept.',
      reopen:
        'Its tables are provisional again. Players can report until the last day for results.',
      unarchive: 'It is listed with what is closed again.',
    },
    undo: {
      active: 'To undo it: back to a draft. Letters that are out are out.',
      complete: 'To undo it: reopen it.',
      archived: 'To undo it: take it out of the archive.',
      draft: 'To undo it: start it again.',
      reopen: 'To undo it: close it again.',
      unarchive: 'To undo it: archive it again.',
    },
  },

  entry: {
    title: 'An entry',
    inBox: (box: string) => `in ${box}`,
    inNone: 'in no box',
    since: (day: string) => `entered ${day}`,
    withdrawnOn: (day: string) => `withdrawn ${day}`,
    former: (names: string) => `before: ${names}`,
    until: (name: string, day: string) => `${name} (until ${day})`,
    matches: 'Matches',
    noMatches: 'No matches yet.',
    status: {
      open: 'to play',
      reported: 'one side has reported',
      disputed: 'the entries differ',
      played: 'played',
    },
    move: 'Move to another box',
    to: 'Box',
    moveAbout: (count: number) =>
      count === 0
        ? 'It has no matches that would go.'
        : `${count === 1 ? 'Its match goes' : `Its ${count} matches go`}: nobody has reported any. Those of the new box are made in the same step, and everybody concerned is written to.`,
    moveNot:
      'It stays in its box: a match of it is under way. Withdraw it, or settle what was reported.',
    moveNow: 'Move it',
    rename: 'Name of the team',
    renameHint: 'Empty: the names of its players.',
    partner: {
      link: 'Change a partner',
      title: (pair: string) => `Change a partner of ${pair}`,
      about:
        'What was reported or played stays with who played it. What is open is for the new pair, and so are points and place.',
      out: 'Who goes',
      in: 'Who comes',
      change: 'Change the pair',
      faults: {
        choose: 'Choose who goes, and who comes.',
        gone: 'The pair has changed meanwhile: look again.',
        withdrawn: 'They have withdrawn. Take them back first.',
        closed: 'It is closed: reopen it first.',
        nothing: 'Nothing was changed.',
      },
    },
    withdraw: 'Withdraw from this competition',
    withdrawRest: {
      walkover_to_opponent: (names: string, count: number) =>
        count === 1
          ? `One match that is not played becomes a walkover for ${withStop(names)}`
          : `${count} matches that are not played become walkovers for ${withStop(names)}`,
      unplayed: (names: string, count: number) =>
        count === 1
          ? `One match, against ${names}, stays without a result for both.`
          : `${count} matches, against ${names}, stay without a result for both sides.`,
    },
    withdrawPlayed: {
      keep: (count: number) =>
        count === 1
          ? 'The match that was played still counts.'
          : `${count} matches that were played still count.`,
      walkover_to_opponent: (count: number) =>
        count === 1
          ? 'The match that was played becomes a walkover.'
          : `${count} matches that were played become walkovers.`,
      void: (count: number) =>
        count === 1
          ? 'The match that was played counts for nobody any more.'
          : `${count} matches that were played count for nobody any more.`,
    },
    withdrawTable: 'They stand at the end of the table, without a rank.',
    withdrawDraft: 'In the next draft they are left out.',
    withdrawUndo: 'To undo it: take them back, from this page. Then all is as before.',
    withdrawNow: 'Withdraw',
    reinstate: 'Take them back',
    reinstateAbout:
      'Their matches count again as they did, and those that are not played can be played.',
    optOut: 'Not in the next season',
    optOutAbout:
      'They play on here, and are left out of the next draft. They can say so themselves, too.',
    optIn: 'In the next season after all',
    remove: 'Remove from this competition',
    removeAbout: (count: number) =>
      count === 0
        ? 'They are out as if they had never been entered. To undo it: enter them again.'
        : `They are out as if they had never been entered, and ${count === 1 ? 'their match goes' : `their ${count} matches go`}. To undo it: enter them again, and make the matches.`,
    removeNot: 'They have a match under way: withdraw them instead.',
    removeNow: 'Remove',
    warnings: {
      same_gender: {
        female: 'Two women: unusual for a mixed pair.',
        male: 'Two men: unusual for a mixed pair.',
      },
    },
    done: {
      moved: 'Moved.',
      renamed: 'Saved.',
      partner: 'The pair has changed. Open matches are for the new pair.',
      withdrawn: 'Withdrawn. Take them back from here, if that was wrong.',
      reinstated: 'They are back.',
      opted_out: 'Noted: not in the next season.',
      opted_in: 'Noted: in the next season.',
    },
  },

  enter: {
    title: (competition: string) => `Who plays ${competition}?`,
    box: 'Into which box',
    none: 'No box yet',
    search: 'Part of a name',
    all: 'Also those who didn’t ask to play this',
    show: 'Show',
    list: 'Members who can be entered',
    level: (level: number) => `level ${level}`,
    noLevel: 'no level',
    asked: 'wants to play this',
    asks: (count: number) => (count === 1 ? 'One member' : `${count} members`),
    nobody: 'Nobody more to enter. Ask for part of a name, or for everybody.',
    more: 'More members',
    enter: 'Enter those chosen',
    pair: 'A pair',
    one: 'Player',
    other: 'Partner',
    choose: 'Choose',
    team: 'Name of the team, if it has one',
    enterPair: 'Enter this pair',
    late: (day: string) => `They begin late: results close on ${withStop(day)}`,
    lateMatches: {
      '1': 'They play everybody in the box, and those get one match more.',
      '2': 'They play everybody in the box twice, and those get two matches more.',
    },
    lateMinimum: (count: number) =>
      `The minimum holds for them too: ${count === 1 ? 'one match' : `${count} matches`}, or all of theirs if these are fewer.`,
    lateLetter: 'This sends them no letter: tell them.',
    makeFixtures: 'Make their matches at once',
    done: (count: number) => (count === 1 ? 'One entry was made.' : `${count} entries were made.`),
    doneFixtures: (count: number) =>
      count === 1 ? 'One match was made.' : `${count} matches were made.`,
    faults: {
      nobody: 'Choose somebody first.',
      two: 'A pair is two different members.',
      box: 'This box is not there any more.',
      member_left: (name: string) => `${name} has left the club.`,
      member_paused: (name: string) => `${name} is on a break.`,
      member_deleted: (name: string) => `${name} has been removed.`,
      already_entered: (name: string) => `${name} is entered already.`,
      other: (name: string) => `${name} can’t be entered.`,
      nothing: 'Nobody was entered.',
    },
  },
};
