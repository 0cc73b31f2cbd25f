import { start } from './draft-start.en.ts';
import { withStop } from './full-stop.ts';
import { englishNumeral as numeral } from './numerals.ts';

/** `/coach/drafts`: the list, the board, and what lies above it. */
export const draft = {
  title: 'New season',
  withoutLevel: (count: number) =>
    count === 1
      ? 'One player has no level yet and would stand by name. Give one first: by hand, or from ratings by one press.'
      : `${numeral(count)} players have no level yet and would stand by name. Give levels first: by hand, or from ratings by one press.`,
  giveLevels: 'Give levels',
  listAbout:
    'Competitions in draft. Players see nothing of a draft until you show it to them or start it.',
  none: 'The next season has no draft yet.',
  runs: 'runs now',
  noneAbout:
    'A draft is a competition that has not begun. Make one in a season that is planned, and name the competition that it follows: its tables decide who goes up and down.',
  entries: (count: number, isPairs: boolean) => {
    const one = isPairs ? 'pair' : 'player';
    return count === 1 ? `1 ${one}` : `${count} ${one}s`;
  },
  states: {
    empty: 'Not filled yet',
    filled: 'Filled, not decided',
    overtaken: 'Overtaken',
    ready: 'Ready',
  },
  stateAbout: {
    empty: 'One press puts everybody into a box, with the reason.',
    filled: 'Players do not see it yet.',
    overtaken: (count: number) =>
      count === 1
        ? 'Something has been said since that would change it.'
        : `${count} things have been said since that would change it.`,
    ready: 'Players see their place. It begins when you start it.',
  },
  byHand: (count: number) => (count === 1 ? '1 change by hand' : `${count} changes by hand`),
  undivided: (count: number) => `${count} in no box`,
  decide: 'Go to the board',

  hidden: 'A draft: players see nothing until you show it to them.',
  isShown: 'Players see their place. It begins when you start it.',
  provisional: (previous: string | null) =>
    previous === null
      ? 'Provisional, as the tables before it are not final.'
      : `Provisional, as the tables of ${previous} are not final.`,
  isFinal: 'After final tables.',
  byLevel: 'A first season: placed by level.',
  plan: 'This is how it would be. Nothing is filled yet.',
  fill: 'Fill',
  fillAgain: 'Fill again',
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
  emptyBox: 'Nobody yet.',
  newcomers: 'Newcomers',
  alone: 'Without a partner',
  undividedTitle: 'In no box',
  out: 'Left out',
  outEmpty: 'Nobody is left out.',
  withdrawn: 'withdrawn',
  hasPlayed: 'has played already',
  left: 'left without a box',
  move: (name: string) => `Move ${name}`,
  take: (name: string) => `Pick up ${name}`,
  hint: 'Space or Enter picks somebody up, arrows choose a box, Enter puts them down, Escape puts them back. With nobody picked up, arrows go from one to the next.',
  filter: 'Show',
  filterName: 'Name',
  filterShown: { all: 'Everybody', changes: 'Only changes', open: 'Only open questions' },
  filterGo: 'Show',
  filterOff: 'Show everybody',

  why: {
    held: (rank: string) => `stays, ${rank}`,
    heldUnranked: (played: number, minimum: number) =>
      `stays, not ranked: ${played} of ${minimum} played`,
    kept: (played: number, minimum: number) => `kept: ${played} of ${minimum} played`,
    keptWithdrawn: 'kept, though withdrawn',
    promoted: (from: string, rank: string) => `from ${from}, ${rank}`,
    relegated: (from: string, rank: string) => `from ${from}, ${rank}`,
    byName: (why: string) => `${why}: level, by name alone`,
    goesUp: 'goes up',
    goesDown: 'goes down',
    unranked: 'not ranked',
    rank: (rank: number, isJoint: boolean) => `${isJoint ? 'joint ' : ''}${ordinal(rank)}`,
    newPair: (played: string) => `new pair, where ${played} played`,
    newPairNeither: 'new pair, neither played before',
    level: (level: string) => `level ${level}`,
    noLevel: 'no level yet',
    newcomer: (level: string) => `new, level ${level}`,
    newcomerNoLevel: 'new, no level yet',
    fits: (box: string) => `fits ${box}`,
    byHand: 'put here by hand',
    movedFrom: (box: string) => `by hand; the plan has ${box}`,
    planned: (box: string) => `the plan has ${box}`,
  },
  whyOut: {
    left_club: (name: string) => `${name} has left the club`,
    leaving: (name: string) => `${name} does not play next season`,
    on_a_break: (name: string) => `${name} is on a break`,
    not_now: (name: string) => `${name} does not wish to play`,
    not_playing: (name: string, what: string) => `${name} does not play ${what}`,
    other_wish: (name: string, what: string) => `${name} does not wish to play ${what}`,
    no_wish: (what: string) => `has not said whether to play ${what}`,
    mine: {
      left_club: 'has left the club',
      leaving: 'does not play next season',
      on_a_break: 'on a break',
      not_now: 'does not wish to play',
      not_playing: 'does not play',
      other_wish: 'wishes to play something else',
    },
    withdrew: 'withdrew',
    opted_out: 'opted out of next season',
    too_few_matches: (played: number, minimum: number) =>
      `played ${played} of the ${minimum} matches expected`,
    seeks: (seeker: string) => `${seeker} wants another partner`,
    bothSeek: 'both want another partner',
    playsWith: (seeker: string, partner: string) => `${seeker} plays with ${partner}`,
    needsPartner: 'needs a partner',
    needsAnother: 'needs another partner',
    toCoach: 'needs a partner, and leaves it to you',
    partnerAway: (why: string) => `needs another partner: ${why}`,
    missing: 'in the plan, and not in the draft',
  },
  disciplines: { singles: 'singles', doubles: 'doubles', mixed_doubles: 'mixed doubles' },

  gap: {
    title: 'Empty place.',
    promotionOf: (who: string, why: string) => `${who} would have come up: ${withStop(why)}`,
    relegationOf: (who: string, why: string) => `${who} would have come down: ${withStop(why)}`,
    instead: (who: string, standing: string) =>
      `Could come instead: *${who}*, ${withStop(standing)}`,
    standing: (rank: string, from: string) => `${rank} in ${from}`,
    nobody: 'Nobody else of the right half could come.',
    move: (who: string) => `Move ${who}`,
    leave: 'Leave empty',
  },

  place: {
    now: (box: string) => `Now in ${withStop(box)}`,
    nowNone: 'In the draft, in no box.',
    nowOut: 'Not in the draft.',
    plan: (box: string) => `The plan has ${withStop(box)}`,
    suggestion: (box: string) => `${box} would fit.`,
    where: 'Which box?',
    noBox: 'There is no box yet.',
    makeBoxes: 'Make boxes',
    takeOut: 'Take out of the draft',
    takeOutAbout: 'Anyone taken out by hand stays out, even when the draft is filled again.',
    keep: 'Keep after all',
    keepAbout: (again: boolean): string =>
      again
        ? 'The plan keeps them as if nothing had happened. The draft is filled again: whatever members have said since goes in, what was done by hand stays.'
        : 'The plan keeps them as if nothing had happened. What was done by hand stays.',
    leave: 'Leave without a box',
    leaveAbout: 'The question leaves the list. They can still be placed.',
    ask: 'Ask again',
    pair: 'With whom?',
    pairNobody: 'Nobody else is without a partner.',
    fixedPlayed: 'A result has been reported: nobody can be moved here any more.',
    fixedAway: 'Nobody who is away can be put in a box.',
    notFilled: 'Fill the draft first: the boxes are made with it.',
    gone: 'They are no longer on this board.',
  },

  fillPage: {
    title: 'Fill the draft',
    again: 'Fill it again',
    about:
      'Everybody who finished is put where the tables put them, with the reason. Nothing takes effect until you start it.',
    aboutFirst:
      'A first season: the strongest at the top, those without a level last, by name. Nothing takes effect until you start it.',
    unsaid: {
      placed: (count: number) =>
        `${count === 1 ? 'One member has' : `${count} members have`} said nothing about playing and ${count === 1 ? 'is' : 'are'} in too, by level. Those who said no, are leaving or are on a break are not.`,
      left_out: (count: number) =>
        `${count === 1 ? 'One member has' : `${count} members have`} said nothing about playing and ${count === 1 ? 'is' : 'are'} left out.`,
      place: 'Place them too',
      leaveOut: 'Only those who said yes',
    },
    againAbout: 'The plan is followed again, with everything members have said since.',
    boxes: (count: number) => (count === 1 ? 'One box' : `${count} boxes`),
    places: (count: number) => `${count} places`,
    outs: (count: number) => `${count} left out`,
    provisional:
      'The tables are not final: nobody is held back for too few matches yet. Fill it again when they are.',
    lost: 'This is lost',
    lostAbout: 'Done by hand for somebody whom the plan leaves out now.',
    stays: 'This stays as it was done by hand',
    changes: 'This changes',
    nothing: 'Nothing was done by hand: nothing is lost.',
    same: 'The draft is as the plan has it.',
    go: 'Fill the draft now',
    goAgain: 'Fill it again now',
    lostMoved: (name: string) => `${name}: was moved`,
    lostNamed: (name: string) => `${name}: was given a name`,
    lostBoth: (name: string) => `${name}: was moved and given a name`,
    entered: (name: string) => `${name}: entered`,
    moved: (name: string, box: string | null) =>
      box === null ? `${name}: taken out of the boxes` : `${name}: moved to ${box}`,
    played: (name: string) => `${name}: has played already`,
    takenOut: (name: string) => `${name}: taken out`,
    otherwise: (name: string, other: string) => `${name}: ${other} is entered otherwise`,
    comes: (name: string, box: string) => `${name} comes into ${box}`,
    goes: (name: string) => `${name} goes out`,
    goesWhy: (name: string, why: string) => `${name} goes out: ${why}`,
    turns: (name: string, box: string) => `${name} goes to ${box}`,
  },

  start,
  before: (count: number) =>
    count === 1 ? 'One thing before you start.' : `${numeral(count)} things before you start.`,
  beforeNone: 'Nothing is open.',
  through: 'Go through them',
  toStart: 'To the start',
  questions: {
    gaps: (box: string) => `One empty place in ${withStop(box)}`,
    gapsMany: (count: number) => `${numeral(count)} empty places.`,
    newcomers: (count: number) =>
      count === 1 ? 'One newcomer without a box.' : `${numeral(count)} newcomers without a box.`,
    alone: (count: number) =>
      count === 1 ? 'One without a partner.' : `${numeral(count)} without a partner.`,
    undivided: (count: number) => (count === 1 ? 'One in no box.' : `${numeral(count)} in no box.`),
    overtaken: (count: number) =>
      count === 1
        ? 'One thing was said after it was filled.'
        : `${numeral(count)} things were said after it was filled.`,
  },

  done: {
    moved: (name: string, box: string) => `${name} is in ${box} now.`,
    none: (name: string) => `${name} is in no box now.`,
    out: (name: string) => `${name} is out of the draft.`,
    undone: (name: string) => `Undone: ${name} is where they were.`,
    redone: (name: string) => `Done again: ${withStop(name)}`,
    filled: 'The draft is filled.',
    kept: (name: string) => `${name} is kept.`,
    left: 'Left as it is.',
    asked: 'The question is back.',
    shown: 'Players see their place.',
    hidden: 'Players no longer see it.',
  },
  conflict: {
    moved: (by: string, name: string, box: string) =>
      `${by} has put ${name} in ${box} meanwhile. That stays; this is how it is now.`,
    none: (by: string, name: string) =>
      `${by} has taken ${name} out of the boxes meanwhile. That stays; this is how it is now.`,
    out: (by: string, name: string) =>
      `${by} has taken ${name} out of the draft meanwhile. That stays; this is how it is now.`,
    somebody: 'Somebody',
    undo: (sentence: string) => `Not undone. ${sentence}`,
    redo: (sentence: string) => `Not done again. ${sentence}`,
    changed: (name: string) => `${name} was changed meanwhile. This is how it is now.`,
    plan: 'Somebody has changed the draft meanwhile. Nothing was filled: look once more.',
    played: (name: string) => `${name} has a result here already and stays.`,
    away: (name: string) => `${name} is away, and cannot be put in a box.`,
    begun: 'It has begun meanwhile: nobody can be moved here any more.',
    pair: 'These two cannot be a pair here.',
    gone: 'That box is no longer there.',
    who: 'Choose whom, and where to.',
    nothingToUndo: 'Nothing is left to undo.',
    nothingToRedo: 'Nothing is left to do again.',
  },
  news: {
    moved: (by: string, name: string) => `${by} moved ${withStop(name)}`,
    entered: (by: string, name: string) => `${by} put ${name} in.`,
    out: (by: string) => `${by} took somebody out.`,
    filled: (by: string) => `${by} filled the draft.`,
    other: (by: string) => `${by} changed something.`,
    somebody: 'Somebody',
  },
  /** For the script: what is heard while somebody is moved. */
  heard: {
    taken: '{name} picked up, in {box}. Arrows choose a box.',
    over: '{box}, {count}, becomes {next}',
    overOut: 'Out of the draft',
    back: '{name} is back in {box}.',
    put: '{name} put in {box}.',
    close: 'Close',
    away: 'This page is not up to date: the site does not answer. Moves wait.',
  },
};

const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' };
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });

function ordinal(rank: number): string {
  return `${rank}${ENDINGS[ORDINALS.select(rank)]}`;
}
