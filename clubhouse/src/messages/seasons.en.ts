import { withStop } from './full-stop.ts';
import { englishNumeral as numeral } from './numerals.ts';
import type { Discipline } from './terms.ts';

/** `/coach/seasons` and what is below it. */
export const seasons = {
  title: 'Seasons',
  about: 'What is played now, what is planned, and what has been.',
  groups: {
    active: 'Running',
    planning: 'Being planned',
    complete: 'Closed',
    archived: 'Archive',
  },
  none: 'No season yet',
  noneAbout:
    'A season has its days, a last day for results, and what is played in it: singles, doubles or mixed.',
  first: 'Plan the first season',
  plan: 'Plan a season',
  planNext: 'Plan the next from this one',
  above: 'Pages above this one',
  noDates: 'no days yet',
  dates: (from: string, to: string) => `${from} to ${to}`,
  from: (day: string) => `from ${day}`,
  to: (day: string) => `until ${day}`,
  closes: (day: string) => `results close ${day}, midnight`,
  closed: (day: string) => `results closed ${day}, midnight`,
  noDeadline: 'no last day for results',
  playedOf: (played: number, fixtures: number) => `${played} of ${fixtures} played`,
  percent: (share: string) => `${share}%`,
  waiting: 'waiting',
  differ: 'differ',
  short: 'short',
  behind: 'behind',
  boxes: (count: number) => (count === 1 ? 'One box' : `${numeral(count)} boxes`),
  noBoxes: 'No boxes',
  emptyBoxes: (empty: number, all: number) =>
    empty === all ? 'still empty' : `${numeral(empty).toLowerCase()} of them empty`,
  unplayable: {
    nobody: (name: string) => `Nobody is in a box of ${name} yet.`,
    nobody_to_play: (name: string) =>
      `No box of ${name} has two in it, so there is nobody to play.`,
  },
  early: (days: number, day: string) =>
    `Its first day is ${withStop(day)} Started now, it begins ${days === 1 ? 'a day' : `${days} days`} early.`,
  entries: (count: number, discipline: Discipline) =>
    discipline === 'singles' ? many(count, 'player') : many(count, 'pair'),
  draft: 'not started',
  over: 'closed',
  competition: 'Open',
  rules: 'Rules',
  nothingPlayed: 'Nothing is played in this season yet.',
  addCompetition: 'Add a competition',
  moveDeadline: 'Move the deadline',
  editDates: 'Name and days',
  wall: 'Wall print',
  chase: 'Still to play',
  next: {
    title: 'What comes next',
    active: 'Start the season',
    complete: 'Close the season',
    archived: 'Put it in the archive',
    planning: 'Plan it',
    begin: (name: string) => `To ${name}, which has not begun`,
    plays: 'Matches are being played. It is closed when all are played.',
    playsUntil: (day: string) =>
      `Matches are being played until ${withStop(day)} It is closed then, or when all are played.`,
  },
  blockersCount: (count: number) =>
    count === 1 ? 'One thing has to be mended first.' : `${count} things have to be mended first.`,
  warningsCount: (count: number) =>
    count === 1 ? 'One thing to read before.' : `${count} things to read before.`,
  ready: 'Nothing stands in the way.',
  more: 'More',
  remove: 'Delete this season',
  removeAbout: 'It is still planned and nothing is in it. It is gone then, and nothing else is.',
  removed: (name: string) => `${name} is deleted.`,
  saved: 'Saved.',
  made: 'The season is made. What is played in it stands below.',

  step: {
    title: {
      active: (name: string) => `Start ${name}`,
      complete: (name: string) => `Close ${name}`,
      archived: (name: string) => `Archive ${name}`,
      planning: (name: string) => `Back to planning: ${name}`,
      reopen: (name: string) => `Reopen ${name}`,
      unarchive: (name: string) => `Out of the archive: ${name}`,
    },
    about: {
      active:
        'Its competitions can begin then, each on its own page. Players see a season that runs.',
      complete:
        'Each competition that still runs is closed with it: its tables become final, and nobody reports any more.',
      archived: 'It moves to the archive at the end of the list. Its tables stay as they are.',
      planning: 'It runs no longer. Nothing in it is lost.',
      reopen: 'It runs again. A competition in it is reopened on its own page.',
      unarchive: 'It stands among the closed ones again.',
    },
    button: {
      active: 'Start the season',
      complete: 'Close the season',
      archived: 'Archive it',
      planning: 'Back to planning',
      reopen: 'Reopen it',
      unarchive: 'Take it out',
    },
    undo: {
      active: 'To undo it: back to planning, while no competition runs.',
      complete: 'To undo it: reopen the season, then each competition.',
      archived: 'To undo it: take it out of the archive.',
      planning: 'To undo it: start it again.',
      reopen: 'To undo it: close it again.',
      unarchive: 'To undo it: archive it again.',
    },
    done: {
      active: 'The season runs. Now start its competitions.',
      complete: 'The season is closed. It can be reopened from here.',
      archived: 'The season is in the archive.',
      planning: 'The season is being planned again.',
      reopen: 'The season runs again.',
      unarchive: 'The season is out of the archive.',
    },
    changed: 'Something changed while you looked. Nothing was done: read it again.',
    half: (names: readonly string[]) =>
      `Closed so far: ${names.join(', ')}. The rest is as it was: press again to go on.`,
    read: 'I have read this',
    unplayed: 'What is not played',
    unplayedNone: 'Everything is played.',
    unplayedCount: (count: number) => (count === 1 ? 'one match' : `${count} matches`),
    rule: 'A match without a result gives nobody a point, and counts as played for nobody.',
    minimum: (count: number) =>
      count === 1
        ? 'Who has not played one match is out of the next draft.'
        : `Who has played fewer than ${count}, or fewer than all their matches, is out of the next draft.`,
    unranked: 'They have no rank in the final table.',
    shortNow: (names: string) => `Short of it now: ${withStop(names)}`,
    status: {
      open: 'nobody reported',
      reported: 'one side reported: that alone does not count',
      disputed: 'the two entries differ',
    },
    settle: 'Decide',
    also: 'Closed with it',
  },

  days: {
    title: 'Name and days',
    name: 'Name',
    starts: 'First day',
    ends: 'Last day',
    deadline: 'Last day for results',
    deadlineNewHint: 'Players report until midnight of this day. Empty: the last day.',
    deadlineHint: 'Players report until midnight of this day. Empty: as long as the season runs.',
    look: 'See what follows',
    save: 'Save',
    follows: 'What follows',
    notSaved: 'not saved',
    nothing: 'Nothing changes.',
    onlyName: 'Only the name, or days that nothing depends on, change.',
    moreTime: (days: number, players: number, matches: number) =>
      `${daysOf(days)} more for ${players === 1 ? 'one entry' : `${players} entries`} with ${matchesOf(matches)} to play.`,
    lessTime: (days: number, players: number, matches: number) =>
      `${daysOf(days)} less for ${players === 1 ? 'one entry' : `${players} entries`} with ${matchesOf(matches)} to play.`,
    reopened: (matches: number) =>
      `Reporting opens again: ${matchesOf(matches)} without a result can still get one.`,
    provisional: 'Tables that were final are provisional again.',
    late: (open: number, reported: number, disputed: number) =>
      `Reporting closes at once: ${matchesOf(open)} nobody reported, ${reported} reported by one side and ${disputed} where the entries differ are yours to decide.`,
    noLimit: 'There is no last day any more: reports are taken as long as the season runs.',
    letters: (day: string) =>
      `The letter “a week left” goes out on ${day}, to everybody with matches to play who has not had it.`,
    lettersNow:
      'The letter “a week left” goes out today, to everybody with matches to play who has not had it.',
    lettersSent: 'Who has had the letter “a week left” for this season gets no second one.',
    lettersNone: 'No letter “a week left” goes out for a day that has passed.',
    drafts: (names: string, day: string) => `Provisional until ${day}: ${withStop(names)}`,
    draftsOpen: (names: string) => `Provisional until the season is closed: ${withStop(names)}`,
    conflict: (who: string, when: string) =>
      `${who} changed this season at ${when}, while you looked. Nothing was saved. What you typed is still here; what holds now stands below each field.`,
    conflictUnknown:
      'Somebody changed this season while you looked. Nothing was saved. What you typed is still here; what holds now stands below each field.',
    now: (value: string) => `now: ${value}`,
    empty: 'empty',
    faults: {
      name: 'Give it a name of up to 100 characters.',
      date: 'This is not a day.',
      ends: 'The last day is before the first.',
      deadline: 'This day is before the season begins.',
      needed: 'A season that has begun needs this day.',
    },
  },
};

function many(count: number, what: string): string {
  return count === 1 ? `one ${what}` : `${count} ${what}s`;
}

function daysOf(count: number): string {
  return count === 1 ? 'One day' : `${count} days`;
}

function matchesOf(count: number): string {
  return count === 1 ? 'one match' : `${count} matches`;
}
