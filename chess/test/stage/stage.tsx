import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import '../../src/styles/controls.css';
import '../../src/styles/layout.css';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { DEFAULT_CHOICES } from '../../src/play/choices.ts';
import { PlayPage } from '../../src/play/play-page.tsx';
import type { Players } from '../../src/play/table.ts';
import type { Scene } from './scene.ts';
import { ScriptedSession } from './scripted-session.ts';

/*
 * A page with nothing but the play page, for tests: `stage.show(scene)` shows a state of a game,
 * `stage.asked` is what the page asked its session to do.
 */

const root = document.querySelector('#main');
const stage = {
  asked: [] as unknown[],
  session: null as ScriptedSession | null,
  show(scene: Scene, players: Players = { kind: 'online', me: 'Ada' }) {
    if (root === null) return;
    stage.session = new ScriptedSession(scene, (...asked) => stage.asked.push(asked));
    render(<Stage key={Math.random()} session={stage.session} players={players} />, root);
  },
  become(scene: Scene) {
    stage.session?.become(scene);
  },
};
Object.assign(window, { stage });

function Stage({ session, players }: { session: ScriptedSession; players: Players }) {
  const [choices, setChoices] = useState(DEFAULT_CHOICES);
  return <PlayPage session={session} players={players} choices={choices} onChoices={setChoices} />;
}
