import type { Mutant } from './mutant.ts';

/** Messages to a closed app. */
export const PUSHES: readonly Mutant[] = [
  {
    name: "a target is taken without keys of the players' own",
    file: 'push.ts',
    from: "if (findMode(state.saved.keys) !== 'sealed') return sendNothing(state);\n  const { own",
    to: 'const { own',
  },
  {
    name: "a target is told without keys of the players' own",
    file: 'push.ts',
    from: "push === undefined || findMode(keys) !== 'sealed'",
    to: 'push === undefined',
  },
  {
    name: 'a subscription that is gone is told again and again',
    file: 'push.ts',
    from: 'isOwnGone || (own?.topic',
    to: 'false || (own?.topic',
  },
  {
    name: 'a target counts as told before the friend has it',
    file: 'push.ts',
    from: "isOwnGone || (own?.topic ?? null) === readTopic(body['has'])",
    to: 'true',
  },
  {
    name: "a friend's new target is not acknowledged",
    file: 'push.ts',
    from: 'return isNew || (wasTold && !isTold) ?',
    to: 'return wasTold && !isTold ?',
  },
  {
    name: 'a target that a friend cannot read is told for ever',
    file: 'push.ts',
    from: '(wasTold && !isTold)',
    to: '!isTold',
  },
  {
    name: 'a target that a friend lost is not told again',
    file: 'push.ts',
    from: 'isNew || (wasTold && !isTold)',
    to: 'isNew',
  },
  {
    name: 'a friend who is there is pushed to',
    file: 'push.ts',
    from: "push.theirs === null || peer.presence !== 'away'",
    to: 'push.theirs === null',
  },
  {
    name: 'a message repeats the last number',
    file: 'push.ts',
    from: 'const n = getNextNumber(sent, at.now);',
    to: 'const n = Math.max(1, sent);',
  },
  {
    name: 'the number of a message is not saved',
    file: 'push.ts',
    from: 'state: changeSaved(state, { sent: n }), parcel',
    to: 'state, parcel',
  },
  {
    name: 'a brief message leaves out the first new move',
    file: 'push.ts',
    from: 'moves: history.moves.slice(ply)',
    to: 'moves: history.moves.slice(ply + 1)',
  },
  {
    name: 'a brief message is taken after other moves than those left out',
    file: 'push.ts',
    from: '!isKnown || makePositionRef(history, ply).hash !== hash',
    to: '!isKnown',
  },
  {
    name: 'an answer about an old target ends the new one',
    file: 'push.ts',
    from: 'if (theirs?.topic !== topic) return sendNothing(state);',
    to: 'if (theirs === null) return sendNothing(state);',
  },
  {
    name: 'an answer about an older message ends what is owed',
    file: 'push.ts',
    from: 'const isNewest = hasSameDeeds(match, state.saved.match);',
    to: 'const isNewest = hasSameDeeds(match, match);',
  },
  {
    name: 'what is done while the friend is away is not owed',
    file: 'push.ts',
    from: '|| (isDeed && !isOnline)',
    to: '',
  },
  {
    name: 'a friend who leaves before the answer is owed nothing',
    file: 'push.ts',
    from: '|| hasGone ||',
    to: '||',
  },
  {
    name: 'a gone target is taken again',
    file: 'push.ts',
    from: 'theirs: isGone ? null : next',
    to: 'theirs: next',
  },
  {
    name: 'a page that ended while the friend was there owes nothing when it opens',
    file: 'session-step.ts',
    from: "return noteOwed(saved, { kind: 'disconnected' }, begun).state;",
    to: 'return begun.state;',
  },
];
