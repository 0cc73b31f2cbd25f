import { withStop } from './full-stop.ts';

/** `/coach/competitions/[competition]`, its boxes and its entries. */
export const competitions = {
  about: (season: string, discipline: string) => `${discipline} · ${season}`,
  states: {
    draft: 'This is a draft. Players cannot see it until you share or start it.',
    active: 'This competition is running.',
    complete: 'This competition is closed. Reopen it to change anything except who can see it.',
    archived: 'This competition is archived.',
  },
  rules: 'Rules',
  board: 'Go to the draft',
  next: {
    active: 'Start the competition',
    complete: 'Close the competition',
    archived: 'Archive the competition',
    draft: 'Return to draft',
    reopen: 'Reopen the competition',
    unarchive: 'Restore from the archive',
  },
  playing: {
    behind: (box: string) => `Next: remind ${box}`,
    behindAbout: (played: string, short: number) =>
      `${played} matches have been played. ${short === 0 ? 'Everyone has played enough matches.' : short === 1 ? 'One entry has played too few matches.' : `${short} entries have played too few matches.`}`,
    write: (box: string) => `Email ${box}`,
    table: 'Open the table',
    all: 'Everyone below the minimum',
    well: 'All boxes are on schedule. There is nothing to do.',
    this: 'This competition',
  },
  boxes: 'Boxes',
  noBoxes: 'There are no boxes yet. Add boxes, then add players to them.',
  undivided: 'Without a box',
  empty: 'Nobody is in this box.',
  played: (played: number, outstanding: number) => `${played} played, ${outstanding} to play`,
  shortBy: (count: number) => (count === 1 ? 'one short' : `${count} short`),
  withdrawn: 'withdrawn',
  optedOut: 'skips the next season',
  addTo: (box: string) => `Add players to ${box}`,
  add: 'Add players',
  changeShort: 'Change',
  change: (box: string) => `Change ${box}`,
  rename: 'Rename',
  name: 'Name',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove this box',
  addBoxes: 'Add boxes',
  howMany: 'How many boxes',
  boxName: (number: number) => `Box ${number}`,
  fixtures: 'Matches',
  missing: 'Missing matches',
  fixturesAbout: (rounds: 1 | 2) =>
    `Everyone in a box plays everyone else ${rounds === 1 ? 'once' : 'twice'}. This only creates missing matches, so you can click it again at any time.`,
  makeFixtures: 'Create matches for all boxes',
  fixturesMade: (created: number, existing: number) =>
    `${created === 1 ? 'One match was' : `${created} matches were`} created, ${existing} already existed.`,
  settings: 'Name and visibility',
  visibility: 'Who can see it once it has started',
  visibilities: { members: 'All members', private: 'Only coaches' },
  save: 'Save',
  delete: 'Delete this draft',
  deleteAbout:
    'This also deletes its boxes, entries and matches. You cannot undo it, but you can create another draft.',
  done: {
    saved: 'Saved.',
    renamed: 'Renamed.',
    moved: 'Moved.',
    added: 'Added.',
    removed: 'Removed.',
    deleted: 'The draft is deleted.',
    entered: 'Entry added.',
    active: 'The competition has started. Create any missing matches.',
    begun: 'The competition has started, and its matches have been created.',
    complete: 'The competition is closed. You can reopen it here.',
    archived: 'The competition is archived.',
    draft: 'The competition is a draft again.',
    reopen: 'The competition is running again.',
    unarchive: 'The competition is no longer archived.',
  },
  faults: {
    name: 'Enter a name of up to 100 characters.',
    count: 'Enter a number from 1 to 60.',
    closed: 'This competition is closed. Reopen it first.',
    notEmpty: 'This box has entries. Move or remove them first.',
    inUse: 'You can only delete drafts without results and without a following competition.',
    gone: 'This no longer exists. Someone has changed or removed it in the meantime.',
    missing: 'Part of the form is missing. Nothing was saved. Choose again.',
    played: 'One of their matches already has an entry. Withdraw them instead.',
  },
  conflict: (who: string, when: string) =>
    `${who} changed this in the meantime (at ${when}). Nothing was saved. Your entries are still here.`,
  conflictUnknown:
    'Someone else changed this in the meantime. Nothing was saved. Your entries are still here.',

  step: {
    title: {
      active: (name: string) => `Start ${name}`,
      complete: (name: string) => `Close ${name}`,
      archived: (name: string) => `Archive ${name}`,
      draft: (name: string) => `Return ${name} to draft`,
      reopen: (name: string) => `Reopen ${name}`,
      unarchive: (name: string) => `Restore ${name} from the archive`,
    },
    about: {
      active:
        'Players see their boxes and can enter results. Everyone taking part gets an email about the start.',
      complete: 'Its tables become final, and players can no longer enter results.',
      archived: 'It stays as it is and moves to the archived competitions.',
      draft: 'Players can no longer see it or enter results. Existing results are kept.',
      reopen: 'Its tables are provisional again. Players can enter results until the deadline.',
      unarchive: 'It becomes a closed competition again.',
    },
    undo: {
      active: 'To undo this, return it to draft. Emails cannot be unsent.',
      complete: 'To undo this, reopen it.',
      archived: 'To undo this, restore it from the archive.',
      draft: 'To undo this, start it again.',
      reopen: 'To undo this, close it again.',
      unarchive: 'To undo this, archive it again.',
    },
  },

  entry: {
    title: 'Entry',
    inBox: (box: string) => `in ${box}`,
    inNone: 'without a box',
    since: (day: string) => `entered ${day}`,
    withdrawnOn: (day: string) => `withdrawn ${day}`,
    former: (names: string) => `previously: ${names}`,
    until: (name: string, day: string) => `${name} (until ${day})`,
    matches: 'Matches',
    noMatches: 'No matches yet.',
    status: {
      open: 'to play',
      reported: 'one entry only',
      disputed: 'different entries',
      played: 'played',
    },
    move: 'Move to another box',
    to: 'Box',
    moveAbout: (count: number) =>
      count === 0
        ? 'This entry has no matches to lose.'
        : `${count === 1 ? 'Its match is' : `Its ${count} matches are`} deleted, as nobody has entered a result. The matches in the new box are created, and everyone affected gets an email.`,
    moveNot:
      'You cannot move this entry because one of its matches has a result. Withdraw it, or settle that match.',
    moveNow: 'Move the entry',
    rename: 'Team name',
    renameHint: 'If empty, the players’ names are used.',
    partner: {
      link: 'Change a partner',
      title: (pair: string) => `Change a partner of ${pair}`,
      about:
        'Past results stay with the original players. The new pair plays open matches and keeps points and rank.',
      out: 'Leaving',
      in: 'Joining',
      change: 'Change the pair',
      faults: {
        choose: 'Choose who leaves and who joins.',
        gone: 'The pair has changed in the meantime. Check it again.',
        withdrawn: 'This pair has withdrawn. Reinstate it first.',
        closed: 'This competition is closed. Reopen it first.',
        nothing: 'Nothing was changed.',
      },
    },
    withdraw: 'Withdraw from this competition',
    withdrawRest: {
      walkover_to_opponent: (names: string, count: number) =>
        count === 1
          ? `One open match becomes a walkover for ${withStop(names)}`
          : `${count} open matches become walkovers for ${withStop(names)}`,
      unplayed: (names: string, count: number) =>
        count === 1
          ? `One open match, against ${names}, stays without a result.`
          : `${count} open matches, against ${names}, stay without a result.`,
    },
    withdrawPlayed: {
      keep: (count: number) =>
        count === 1 ? 'The played match still counts.' : `${count} played matches still count.`,
      walkover_to_opponent: (count: number) =>
        count === 1
          ? 'The played match becomes a walkover.'
          : `${count} played matches become walkovers.`,
      void: (count: number) =>
        count === 1
          ? 'The played match no longer counts.'
          : `${count} played matches no longer count.`,
    },
    withdrawTable: 'They move to the bottom of the table, unranked.',
    withdrawDraft: 'They are left out of the next draft.',
    withdrawUndo: 'To undo this, reinstate them on this page. This restores everything.',
    withdrawNow: 'Withdraw',
    reinstate: 'Reinstate',
    reinstateAbout: 'Their matches count again as before, and open matches can be played.',
    optOut: 'Skip the next season',
    optOutAbout:
      'They keep playing here but are left out of the next draft. They can also choose this themselves.',
    optIn: 'Play the next season after all',
    remove: 'Remove from this competition',
    removeAbout: (count: number) =>
      count === 0
        ? 'This deletes their entry completely. To undo it, enter them again.'
        : `This deletes their entry and ${count === 1 ? 'their match' : `their ${count} matches`} completely. To undo it, enter them again and create the matches.`,
    removeNot: 'One of their matches already has an entry. Withdraw them instead.',
    removeNow: 'Remove',
    warnings: {
      same_gender: {
        female: 'This mixed pair has two women.',
        male: 'This mixed pair has two men.',
      },
    },
    done: {
      moved: 'Moved.',
      renamed: 'Saved.',
      partner: 'The pair has changed. The new pair plays the open matches.',
      withdrawn: 'Withdrawn. If that was a mistake, you can undo it here.',
      reinstated: 'Reinstated.',
      opted_out: 'Saved. They will skip the next season.',
      opted_in: 'Saved. They will play the next season.',
    },
  },

  enter: {
    title: (competition: string) => `Who plays ${competition}?`,
    box: 'Box',
    none: 'No box yet',
    search: 'Part of a name',
    all: 'Include members who did not ask to play this',
    show: 'Show',
    list: 'Available members',
    level: (level: number) => `level ${level}`,
    noLevel: 'no level',
    asked: 'wants to play this',
    asks: (count: number) => (count === 1 ? 'One member' : `${count} members`),
    nobody: 'There is nobody left to enter. Search for a name or include all members.',
    more: 'More members',
    enter: 'Enter selected members',
    pair: 'Pair',
    one: 'Player',
    other: 'Partner',
    choose: 'Choose',
    team: 'Team name (optional)',
    enterPair: 'Enter this pair',
    late: (day: string) => `They start late. The deadline for results is ${withStop(day)}`,
    lateMatches: {
      '1': 'They play everyone in the box, so each opponent gets one more match.',
      '2': 'They play everyone in the box twice, so each opponent gets two more matches.',
    },
    lateMinimum: (count: number) =>
      `The minimum applies to them too: ${count === 1 ? 'one match' : `${count} matches`}, or all of their matches if fewer.`,
    lateLetter: 'This sends no email, so tell them yourself.',
    makeFixtures: 'Create their matches immediately',
    pairAdded: (pair: string, count: number) =>
      count === 1
        ? `${pair} are entered. They are the first pair.`
        : `${pair} are entered. There are now ${count} pairs.`,
    done: (count: number) =>
      count === 1 ? 'One entry was added.' : `${count} entries were added.`,
    doneFixtures: (count: number) =>
      count === 1 ? 'One match was created.' : `${count} matches were created.`,
    faults: {
      nobody: 'Choose at least one member.',
      two: 'Choose two different members.',
      box: 'This box no longer exists.',
      member_left: (name: string) => `${name} has left the club.`,
      member_paused: (name: string) => `${name} is on a break.`,
      member_deleted: (name: string) => `${name} has been removed.`,
      already_entered: (name: string) => `${name} is already entered.`,
      other: (name: string) => `${name} can’t be entered.`,
      nothing: 'Nobody was entered.',
    },
  },
};
