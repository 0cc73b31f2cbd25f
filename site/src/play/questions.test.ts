import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scene, makeView } from '../../test/stage/scene.ts';
import { ScriptedSession } from '../../test/stage/scripted-session.ts';
import { chess } from '../chess/chess.ts';
import type { PageState } from './page-state.ts';
import { findQuestion } from './questions.ts';
import '../../test/english.ts';

/** A page that asks the player this question. */
function pageOf(asking: PageState['asking'], scene: Scene) {
  const done: unknown[] = [];
  const session = new ScriptedSession(scene, (...what) => done.push(what));
  const page = {
    asking,
    ask: () => undefined,
    play: {
      view: { ...makeView(scene), kind: 'online', me: 'Ada', plays: chess },
      playing: { entry: { question: null, forced: null, waiting: null } },
      clock: null,
    },
    table: { kind: 'online', session },
    exit: null,
  } as unknown as PageState;
  return { page, done };
}

const PEER = { canAbort: true } as const;

test('PLAY-11: confirming does what was asked, whatever moves arrive in the meantime', async () => {
  const early = pageOf('callOff', { moves: 'e2e4', peer: PEER });
  const question = findQuestion(early.page);
  assert.equal(question?.words, 'Call this game off?');
  await question?.yes?.act();
  assert.deepEqual(early.done, [['resign', 'abort']]);
  const late = pageOf('callOff', { moves: 'e2e4 e7e5', peer: PEER });
  assert.equal(findQuestion(late.page), null, 'it is not asked any more');
  const takenBack = pageOf('resign', { moves: 'e2e4', peer: PEER });
  await findQuestion(takenBack.page)?.yes?.act();
  assert.deepEqual(takenBack.done, [['resign', 'resignation']]);
});
