import { withStop } from './full-stop.ts';
import { englishNumeral as numeral } from './numerals.ts';
import type { Discipline } from './terms.ts';

/** `/coach/seasons` and the pages below it. */
export const seasons = {
  title: 'Seasons',
  about: 'Running, planned and past seasons.',
  groups: {
    active: 'Running',
    planning: 'Being planned',
    complete: 'Closed',
    archived: 'Archive',
  },
  none: 'No season yet',
  noneAbout:
    'A season has start and end dates, a deadline for results, and competitions: singles, doubles or mixed.',
  first: 'Plan the first season',
  plan: 'Plan a season',
  planNext: 'Plan the next season from this one',
  above: 'Breadcrumb',
  noDates: 'no dates yet',
  dates: (from: string, to: string) => `${from} to ${to}`,
  from: (day: string) => `from ${day}`,
  to: (day: string) => `until ${day}`,
  closes: (day: string) => `results until ${day}, midnight`,
  closed: (day: string) => `results closed ${day}, midnight`,
  noDeadline: 'no deadline for results',
  playedOf: (played: number, fixtures: number) => `${played} of ${fixtures} played`,
  percent: (share: string) => `${share}%`,
  waiting: 'waiting',
  differ: 'disputed',
  short: 'short',
  behind: 'behind',
  boxes: (count: number) => (count === 1 ? 'One box' : `${numeral(count)} boxes`),
  noBoxes: 'No boxes',
  emptyBoxes: (empty: number, all: number) =>
    empty === all ? 'still empty' : `${numeral(empty).toLowerCase()} of them empty`,
  unplayable: {
    nobody: (name: string) => `Nobody is in a box of ${name} yet.`,
    nobody_to_play: (name: string) => `No box of ${name} has two entries, so there are no matches.`,
  },
  early: (days: number, day: string) =>
    `Its first day is ${withStop(day)} If you start it now, it begins ${days === 1 ? 'a day' : `${days} days`} early.`,
  entries: (count: number, discipline: Discipline) =>
    discipline === 'singles' ? many(count, 'player') : many(count, 'pair'),
  draft: 'not started',
  over: 'closed',
  competition: 'Open',
  rules: 'Rules',
  nothingPlayed: 'This season has no competitions yet.',
  addCompetition: 'Add a competition',
  moveDeadline: 'Move the deadline',
  editDates: 'Name and dates',
  wall: 'Print for the notice board',
  chase: 'Still to play',
  next: {
    title: 'Next step',
    active: 'Start the season',
    complete: 'Close the season',
    archived: 'Archive the season',
    planning: 'Plan the season',
    begin: (name: string) => `Go to ${name} (not started)`,
    plays: 'Matches are being played. You can close the season when all are finished.',
    playsUntil: (day: string) =>
      `Matches are being played until ${withStop(day)} You can close the season then, or when all are finished.`,
  },
  blockersCount: (count: number) =>
    count === 1 ? 'Fix one problem first.' : `Fix ${count} problems first.`,
  warningsCount: (count: number) =>
    count === 1 ? 'Check one warning first.' : `Check ${count} warnings first.`,
  ready: 'Ready to continue.',
  more: 'More',
  remove: 'Delete this season',
  removeAbout: 'This season is only planned and still empty. Deleting it affects nothing else.',
  removed: (name: string) => `${name} is deleted.`,
  saved: 'Saved.',
  startedAll: (started: number, left: number) =>
    [
      started === 1
        ? 'One competition has started.'
        : `${started === 0 ? 'No' : started} competitions have started.`,
      ...(left === 0
        ? []
        : [left === 1 ? 'One still needs your attention.' : `${left} still need your attention.`]),
    ].join(' '),
  made: 'The season is created. Its competitions are listed below.',

  step: {
    title: {
      active: (name: string) => `Start ${name}`,
      complete: (name: string) => `Close ${name}`,
      archived: (name: string) => `Archive ${name}`,
      planning: (name: string) => `Back to planning: ${name}`,
      reopen: (name: string) => `Reopen ${name}`,
      unarchive: (name: string) => `Restore ${name} from the archive`,
    },
    about: {
      active:
        'You can then start its competitions, each on its own page. Players see that the season is running.',
      complete:
        'This also closes its running competitions. Their tables become final, and players can no longer enter results.',
      archived:
        'The season moves to the archive at the end of the list. Its tables stay as they are.',
      planning: 'The season stops running. Nothing is lost.',
      reopen: 'The season will be running again. Reopen each competition on its own page.',
      unarchive: 'The season counts as closed again.',
    },
    button: {
      active: 'Start the season',
      complete: 'Close the season',
      archived: 'Archive the season',
      planning: 'Back to planning',
      reopen: 'Reopen the season',
      unarchive: 'Restore the season',
    },
    undo: {
      active: 'To undo this, move it back to planning while no competition is running.',
      complete: 'To undo this, reopen the season, then each competition.',
      archived: 'To undo this, restore it from the archive.',
      planning: 'To undo this, start it again.',
      reopen: 'To undo this, close it again.',
      unarchive: 'To undo this, archive it again.',
    },
    done: {
      active: 'The season is running. Now start its competitions.',
      complete: 'The season is closed. You can reopen it here.',
      archived: 'The season is archived.',
      planning: 'The season is being planned again.',
      reopen: 'The season is running again.',
      unarchive: 'The season is no longer archived.',
    },
    changed: 'Something changed in the meantime, so nothing was done. Check it again.',
    half: (names: readonly string[]) =>
      `Closed so far: ${names.join(', ')}. The rest is unchanged. Click again to continue.`,
    read: 'I have checked this',
    unplayed: 'Unplayed matches',
    unplayedNone: 'All matches are played.',
    unplayedCount: (count: number) => (count === 1 ? 'one match' : `${count} matches`),
    rule: 'A match without a result gives no points and does not count as played.',
    minimum: (count: number) =>
      count === 1
        ? 'Players without a single match are left out of the next draft.'
        : `Players with fewer than ${count} matches are left out of the next draft, unless they have played all of theirs.`,
    unranked: 'They are unranked in the final table.',
    shortNow: (names: string) => `Currently below the minimum: ${withStop(names)}`,
    status: {
      open: 'no entry',
      reported: 'one entry only, which does not count',
      disputed: 'two different entries',
    },
    settle: 'Settle',
    also: 'Also closed',
  },

  days: {
    title: 'Name and dates',
    name: 'Name',
    starts: 'First day',
    ends: 'Last day',
    deadline: 'Deadline for results',
    deadlineNewHint:
      'Players can enter results until midnight on this day. If empty, the season’s last day applies.',
    deadlineHint:
      'Players can enter results until midnight on this day. If empty, they can do so as long as the season runs.',
    look: 'Preview the changes',
    follows: 'Preview',
    notSaved: 'not saved',
    nothing: 'Nothing changes.',
    onlyName: 'Only the name changes, or dates that affect nothing else.',
    moreTime: (days: number, players: number, matches: number) =>
      `${days === 1 ? 'One more day' : `${days} more days`} for ${players === 1 ? 'one entry' : `${players} entries`} with ${formatMatches(matches)} to play.`,
    lessTime: (days: number, players: number, matches: number) =>
      `${formatDays(days)} less for ${players === 1 ? 'one entry' : `${players} entries`} with ${formatMatches(matches)} to play.`,
    reopened: (matches: number) =>
      `Players can enter results again, for ${formatMatches(matches)} without one.`,
    provisional: 'Final tables become provisional again.',
    late: (open: number, reported: number, disputed: number) =>
      `The deadline takes effect immediately. You will have to settle ${formatMatches(open)} without an entry, ${reported} with one entry and ${disputed} with different entries.`,
    noLimit: 'There is no deadline any more. Players can enter results as long as the season runs.',
    letters: (day: string) =>
      `The “one week left” email will be sent on ${day} to players with open matches who have not had it yet.`,
    lettersNow:
      'The “one week left” email will be sent today to players with open matches who have not had it yet.',
    lettersSent:
      'Players who already got the “one week left” email for this season will not get another.',
    lettersNone: 'No “one week left” email will be sent because that day has passed.',
    drafts: (names: string, day: string) => `Provisional until ${day}: ${withStop(names)}`,
    draftsOpen: (names: string) => `Provisional until the season is closed: ${withStop(names)}`,
    conflict: (who: string, when: string) =>
      `${who} changed this season in the meantime (at ${when}). Nothing was saved. Your entries are still here, with the current values below each field.`,
    conflictUnknown:
      'Someone else changed this season in the meantime. Nothing was saved. Your entries are still here, with the current values below each field.',
    now: (value: string) => `now: ${value}`,
    empty: 'empty',
    faults: {
      name: 'Enter a name of up to 100 characters.',
      date: 'Enter a valid date.',
      ends: 'The last day must not be before the first.',
      deadline: 'The deadline must not be before the season’s first day.',
      needed: 'Enter a date. A season that has started needs one.',
    },
  },
};

function many(count: number, what: string): string {
  return count === 1 ? `one ${what}` : `${count} ${what}s`;
}

function formatDays(count: number): string {
  return count === 1 ? 'One day' : `${count} days`;
}

function formatMatches(count: number): string {
  return count === 1 ? 'one match' : `${count} matches`;
}
