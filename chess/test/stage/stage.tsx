import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import '../../src/styles/controls.css';
import '../../src/styles/layout.css';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { chessRules } from '../../src/game/chess-rules.ts';
import { createLocalSession } from '../../src/local/local-session.ts';
import { readSettings } from '../../src/preferences/core/settings.ts';
import type { PlayChoices } from '../../src/play/choices.ts';
import { PlayPage } from '../../src/play/play-page.tsx';
import type { Table } from '../../src/play/table.ts';
import type { Scene } from './scene.ts';
import { ScriptedSession } from './scripted-session.ts';

/*
 * A page with nothing but the play page, for tests: `stage.show(scene)` shows a state of a game,
 * `stage.become(scene)` changes it, `stage.here(moves)` goes on with a game of two players on one
 * device. `stage.asked` is what the page asked its session to do.
 */

const root = document.querySelector('#main');
let scripted: ScriptedSession | null = null;
let shown = 0;

const stage = {
  asked: [] as unknown[],
  show(scene: Scene) {
    scripted = new ScriptedSession(scene, (...asked) => stage.asked.push(asked));
    open({ kind: 'online', me: 'Ada', session: scripted });
  },
  become(scene: Scene) {
    scripted?.become(scene);
  },
  here(moves: string, clock?: Scene['clock']) {
    const list = moves.split(' ').filter((move) => move !== '');
    const saved = JSON.stringify({ moves: list.map((move) => ({ move, note: null })) });
    const setup = { hostSide: 0, options: { clock } } as const;
    const save = () => undefined;
    open({ kind: 'local', session: createLocalSession({ rules: chessRules, setup, saved, save }) });
  },
};
Object.assign(window, { stage });

function open(table: Table): void {
  shown += 1;
  if (root) render(<Stage key={shown} table={table} />, root);
}

function Stage({ table }: { table: Table }) {
  const [choices, setChoices] = useState<PlayChoices>(() => readSettings(null));
  return (
    <>
      <h1 class="unseen">Play</h1>
      <PlayPage table={table} choices={choices} onChoices={setChoices} />
    </>
  );
}
