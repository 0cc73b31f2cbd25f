import { start } from './draft-start.en.ts';
import { withStop } from './full-stop.ts';
import { englishNumeral as numeral } from './numerals.ts';

/** `/coach/drafts`: the list, the board and the parts above it. */
export const draft = {
  title: 'Season planning',
  withoutLevel: (count: number) =>
    count === 1
      ? 'One player has no level yet and would be placed last. Set it first, by hand or with one click from ratings.'
      : `${numeral(count)} players have no level yet and would be placed last, in alphabetical order. Set levels first, by hand or with one click from ratings.`,
  giveLevels: 'Set levels',
  listAbout: 'Drafts are hidden from players until you share or start them.',
  none: 'The next season has no draft yet.',
  runs: 'running',
  noneAbout:
    'A draft is a competition that has not started. Create one in a planned season and choose the competition it follows. That competition’s tables decide who goes up and down.',
  entries: (count: number, isPairs: boolean) => {
    const one = isPairs ? 'pair' : 'player';
    return count === 1 ? `1 ${one}` : `${count} ${one}s`;
  },
  states: {
    empty: 'Not filled yet',
    filled: 'Filled, not shared',
    overtaken: 'Out of date',
    ready: 'Ready',
  },
  stateAbout: {
    empty: 'One click places everyone in a box and explains why.',
    filled: 'Players cannot see it yet.',
    overtaken: (count: number) =>
      count === 1
        ? 'One player’s preferences have changed since then.'
        : `${count} preferences have changed since then.`,
    ready: 'Players can see their place. The competition begins when you start it.',
  },
  byHand: (count: number) => (count === 1 ? '1 change by hand' : `${count} changes by hand`),
  undivided: (count: number) => `${count} without a box`,
  decide: 'Go to the board',

  hidden: 'This draft is hidden from players until you share it.',
  isShown: 'Players can see their place. The competition begins when you start it.',
  provisional: (previous: string | null) =>
    previous === null
      ? 'Provisional, because the previous tables are not final.'
      : `Provisional, because the tables of ${previous} are not final.`,
  isFinal: 'Based on final tables.',
  byLevel: 'First season, placed by level.',
  plan: 'This is a preview. The draft is not filled yet.',
  fill: 'Fill the draft',
  fillAgain: 'Refill the draft',
  undo: 'Undo',
  redo: 'Redo',
  undoWhat: (what: string) => `Undo: ${what}`,
  redoWhat: (what: string) => `Redo: ${what}`,
  boxes: 'Boxes',
  tools: 'Find',
  toBox: (name: string, count: string) => `${name}: ${count}`,
  count: (count: number) => String(count),
  countGaps: (count: number, gaps: number) =>
    gaps === 1 ? `${count} and a vacancy` : `${count} and ${gaps} vacancies`,
  becomes: (count: number, next: number) => `${count}, becomes ${next}`,
  emptyBox: 'No players yet.',
  newcomers: 'Newcomers',
  alone: 'Without a partner',
  undividedTitle: 'Without a box',
  out: 'Left out',
  outEmpty: 'Nobody is left out.',
  withdrawn: 'withdrawn',
  hasPlayed: 'has played already',
  left: 'stays without a box',
  move: (name: string) => `Move ${name}`,
  take: (name: string) => `Pick up ${name}`,
  hint: 'Press Space or Enter to pick up a player, arrow keys to choose a box, Enter to drop, Escape to cancel. Without a player, arrow keys move to the next one.',
  filter: 'Show',
  filterName: 'Name',
  filterShown: { all: 'Everyone', changes: 'Changes only', open: 'Open questions only' },
  filterGo: 'Show',
  filterOff: 'Show everyone',

  why: {
    held: (rank: string) => `stays, ${rank}`,
    heldUnranked: (played: number, minimum: number) =>
      `stays, not ranked: ${played} of ${minimum} played`,
    kept: (played: number, minimum: number) => `stays despite playing ${played} of ${minimum}`,
    keptWithdrawn: 'stays despite withdrawing',
    promoted: (from: string, rank: string) => `from ${from}, ${rank}`,
    relegated: (from: string, rank: string) => `from ${from}, ${rank}`,
    byName: (why: string) => `${why}: tied, placed by name`,
    goesUp: 'goes up',
    goesDown: 'goes down',
    unranked: 'not ranked',
    rank: (rank: number, isJoint: boolean) => `${isJoint ? 'joint ' : ''}${ordinal(rank)}`,
    newPair: (played: string) => `new pair, where ${played} played`,
    newPairNeither: 'new pair, neither has played before',
    level: (level: string) => `level ${level}`,
    noLevel: 'no level yet',
    newcomer: (level: string) => `new, level ${level}`,
    newcomerNoLevel: 'new, no level yet',
    fits: (box: string) => `fits ${box}`,
    byHand: 'placed by hand',
    movedFrom: (box: string) => `by hand, planned for ${box}`,
    planned: (box: string) => `planned for ${box}`,
  },
  whyOut: {
    left_club: (name: string) => `${name} has left the club`,
    leaving: (name: string) => `${name} will not play next season`,
    on_a_break: (name: string) => `${name} is on a break`,
    not_now: (name: string) => `${name} does not want to play`,
    not_playing: (name: string, what: string) => `${name} does not play ${what}`,
    other_wish: (name: string, what: string) => `${name} does not want to play ${what}`,
    no_wish: (what: string) => `has not said whether they want to play ${what}`,
    mine: {
      left_club: 'has left the club',
      leaving: 'will not play next season',
      on_a_break: 'on a break',
      not_now: 'does not want to play',
      not_playing: 'does not play',
      other_wish: 'wants to play something else',
    },
    withdrew: 'withdrew',
    opted_out: 'opted out of next season',
    too_few_matches: (played: number, minimum: number) =>
      `played ${played} of the required ${minimum === 1 ? 'one match' : `${minimum} matches`}`,
    seeks: (seeker: string) => `${seeker} wants another partner`,
    bothSeek: 'both want another partner',
    playsWith: (seeker: string, partner: string) => `${seeker} plays with ${partner}`,
    needsPartner: 'needs a partner',
    needsAnother: 'needs another partner',
    toCoach: 'needs a partner and leaves the choice to you',
    partnerAway: (why: string) => `needs another partner: ${why}`,
    missing: 'in the plan but not in the draft',
  },
  disciplines: { singles: 'singles', doubles: 'doubles', mixed_doubles: 'mixed doubles' },

  gap: {
    title: 'Vacancy.',
    promotionOf: (who: string, why: string) => `${who} would have gone up but ${withStop(why)}`,
    relegationOf: (who: string, why: string) => `${who} would have gone down but ${withStop(why)}`,
    instead: (who: string, standing: string) =>
      `Possible replacement: *${who}*, ${withStop(standing)}`,
    standing: (rank: string, from: string) => `${rank} in ${from}`,
    nobody: 'There is no suitable replacement.',
    move: (who: string) => `Move ${who}`,
    leave: 'Leave the place empty',
  },

  place: {
    now: (box: string) => `Currently in ${withStop(box)}`,
    nowNone: 'In the draft, without a box.',
    nowOut: 'Not in the draft.',
    plan: (box: string) => `Planned for ${withStop(box)}`,
    suggestion: (box: string) => `${box} would be suitable.`,
    where: 'Which box?',
    noBox: 'There are no boxes yet.',
    makeBoxes: 'Create boxes',
    takeOut: 'Remove from the draft',
    takeOutAbout: 'Players you remove by hand stay out, even if you refill the draft.',
    keep: 'Keep anyway',
    keepAbout: (again: boolean): string =>
      again
        ? 'The plan ignores this reason and keeps them. The draft is refilled with the latest preferences. Changes made by hand stay.'
        : 'The plan ignores this reason and keeps them. Changes made by hand stay.',
    leave: 'Leave without a box',
    leaveAbout: 'This removes the question from the list. You can still place them.',
    ask: 'Ask again',
    pair: 'Which partner?',
    pairNobody: 'Nobody else is without a partner.',
    fixedPlayed: 'There is already a result, so you cannot move anyone here.',
    fixedAway: 'You cannot place players who are away.',
    notFilled: 'Fill the draft first. This creates the boxes.',
    gone: 'This entry is no longer on this board.',
  },

  fillPage: {
    title: 'Fill the draft',
    again: 'Refill the draft',
    about:
      'This places everyone according to the tables and explains why. Nothing takes effect until you start the competition.',
    aboutFirst:
      'In a first season, the strongest come first. Players without a level come last, in alphabetical order. Nothing takes effect until you start.',
    unsaid: {
      placed: (count: number) =>
        `${count === 1 ? 'One member has' : `${count} members have`} not said whether they want to play and ${count === 1 ? 'is' : 'are'} included by level. Members who declined, are leaving or are on a break are not.`,
      left_out: (count: number) =>
        `${count === 1 ? 'One member has' : `${count} members have`} not said whether they want to play and ${count === 1 ? 'is' : 'are'} left out.`,
      place: 'Include them',
      leaveOut: 'Only members who said yes',
    },
    againAbout: 'This applies the plan again with the latest preferences.',
    boxes: (count: number) => (count === 1 ? 'One box' : `${count} boxes`),
    places: (count: number) => `${count} places`,
    outs: (count: number) => `${count} left out`,
    provisional:
      'The tables are not final, so nobody is left out for too few matches yet. Refill the draft once they are.',
    lost: 'Will be lost',
    lostAbout: 'Your changes for players the plan now leaves out.',
    stays: 'Your changes are kept',
    changes: 'Changes',
    nothing: 'You made no changes by hand, so nothing is lost.',
    same: 'The draft already matches the plan.',
    go: 'Fill the draft now',
    goAgain: 'Refill the draft now',
    lostMoved: (name: string) => `${name}: was moved`,
    lostNamed: (name: string) => `${name}: was renamed`,
    lostBoth: (name: string) => `${name}: was moved and renamed`,
    entered: (name: string) => `${name}: entered`,
    moved: (name: string, box: string | null) =>
      box === null ? `${name}: removed from the boxes` : `${name}: moved to ${box}`,
    played: (name: string) => `${name}: has already played`,
    takenOut: (name: string) => `${name}: removed`,
    otherwise: (name: string, other: string) => `${name}: ${other} is entered differently`,
    comes: (name: string, box: string) => `${name} joins ${box}`,
    goes: (name: string) => `${name} is left out`,
    goesWhy: (name: string, why: string) => `${name} is left out: ${why}`,
    turns: (name: string, box: string) => `${name} moves to ${box}`,
  },

  start,
  before: (count: number) =>
    count === 1
      ? 'One open question before you start.'
      : `${numeral(count)} open questions before you start.`,
  beforeNone: 'No open questions.',
  through: 'Review them',
  toStart: 'Go to start',
  questions: {
    gaps: (box: string) => `One vacancy in ${withStop(box)}`,
    gapsMany: (count: number) => `${numeral(count)} vacancies.`,
    newcomers: (count: number) =>
      count === 1 ? 'One newcomer without a box.' : `${numeral(count)} newcomers without a box.`,
    alone: (count: number) =>
      count === 1
        ? 'One player without a partner.'
        : `${numeral(count)} players without a partner.`,
    undivided: (count: number) =>
      count === 1 ? 'One entry without a box.' : `${numeral(count)} entries without a box.`,
    overtaken: (count: number) =>
      count === 1
        ? 'One preference has changed since the draft was filled.'
        : `${numeral(count)} preferences have changed since the draft was filled.`,
  },

  done: {
    moved: (name: string, box: string) => `${name} is now in ${withStop(box)}`,
    none: (name: string) => `${name} no longer has a box.`,
    out: (name: string) => `${name} is no longer in the draft.`,
    undone: (name: string) => `Undone: ${withStop(name)}`,
    redone: (name: string) => `Redone: ${withStop(name)}`,
    filled: 'The draft is filled.',
    kept: (name: string) => `${name} is kept.`,
    left: 'Left unchanged.',
    asked: 'The question is back.',
    shown: 'Players can now see their place.',
    hidden: 'Players can no longer see their place.',
  },
  conflict: {
    moved: (by: string, name: string, box: string) =>
      `${by} has moved ${name} to ${box} in the meantime. This is the current state.`,
    none: (by: string, name: string) =>
      `${by} has removed ${name} from the boxes in the meantime. This is the current state.`,
    out: (by: string, name: string) =>
      `${by} has removed ${name} from the draft in the meantime. This is the current state.`,
    somebody: 'Someone',
    undo: (sentence: string) => `Undo failed. ${sentence}`,
    redo: (sentence: string) => `Redo failed. ${sentence}`,
    changed: (name: string) => `${name} was changed in the meantime. This is the current state.`,
    plan: 'Someone has changed the draft in the meantime. Nothing was filled. Check it again.',
    played: (name: string) => `${name} already has a result here and stays.`,
    away: (name: string) => `${name} is away and cannot be placed in a box.`,
    begun: 'The competition has started in the meantime. You can no longer move anyone.',
    pair: 'These two cannot be a pair here.',
    gone: 'That box no longer exists.',
    who: 'Choose a player and a box.',
    nothingToUndo: 'There is nothing left to undo.',
    nothingToRedo: 'There is nothing left to redo.',
  },
  news: {
    moved: (by: string, name: string) => `${by} moved ${withStop(name)}`,
    entered: (by: string, name: string) => `${by} added ${withStop(name)}`,
    out: (by: string) => `${by} removed someone.`,
    filled: (by: string) => `${by} filled the draft.`,
    other: (by: string) => `${by} changed something.`,
    somebody: 'Someone',
  },
  /** Announcements for screen readers during a drag. */
  heard: {
    taken: '{name} picked up from {box}. Choose a box with the arrow keys.',
    over: '{box}, {count}, becomes {next}',
    overOut: 'Out of the draft',
    back: '{name} is back in {box}.',
    put: '{name} moved to {box}.',
    close: 'Close',
    away: 'This page is not up to date because the site is not responding. Moves will be saved later.',
  },
};

const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' };
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });

function ordinal(rank: number): string {
  return `${rank}${ENDINGS[ORDINALS.select(rank)]}`;
}
