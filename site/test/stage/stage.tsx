import { SPEAKING } from '../../src/messages/begin.ts';
import { loadPlaySentences } from '../../src/messages/speak.ts';
import '../../src/styles/tokens.css';
import '../../src/styles/boards.css';
import '../../src/styles/base.css';
import '../../src/styles/controls.css';
import '../../src/styles/layout.css';
import '../../src/styles/motion.css';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { chess } from '../../src/chess/chess.ts';
import { chessTable } from '../../src/chess/table/chess-table.tsx';
import type { GameClock } from '../../src/clock/game-clock.ts';
import { makeLocalClock } from '../../src/local/local-clock.ts';
import { makeOnlineClock } from '../../src/online/online-clock.ts';
import { createLocalSession } from '../../src/local/local-session.ts';
import { readSettings } from '../../src/preferences/core/settings.ts';
import type { PlayChoices } from '../../src/game/choices.ts';
import { Seal } from '../../src/components/seal.tsx';
import { PlayPage } from '../../src/play/play-page.tsx';
import type { Exit } from '../../src/play/play-page-props.ts';
import type { Table } from '../../src/play/table.ts';
import { gameOf, type Scene } from './scene.ts';
import { playWords, words } from '../../src/messages/words.ts';
import { reversiTable } from '../../src/reversi/table/reversi-table.tsx';
import { ScriptedSession } from './scripted-session.ts';

/*
 * A page with only the play page, for tests. `stage.show(scene)` shows a state of a game, and
 * `stage.become(scene)` changes it. `stage.here(moves)` continues a game of two players on one
 * device. `stage.asked` holds the page's calls to its session.
 */

const SPOKEN = SPEAKING.then(loadPlaySentences);
const root = document.querySelector('#main');
let scripted: ScriptedSession | null = null;
let shown = 0;
let liked: PlayChoices = readSettings(null);

const stage = {
  asked: [] as unknown[],
  async show(scene: Scene) {
    await SPOKEN;
    scripted = new ScriptedSession(scene, (...asked) => stage.asked.push(asked));
    const plays = gameOf(scene);
    open(
      { kind: 'online', me: 'Ada', session: scripted, plays },
      makeOnlineClock(scripted, plays, KEEPERS),
    );
  },
  become(scene: Scene) {
    scripted?.become(scene);
  },
  /** Sets the preferences of the next page's player. */
  choose(change: Partial<PlayChoices>) {
    liked = { ...liked, ...change };
  },
  async here(moves: string, clock?: Scene['clock']) {
    await SPOKEN;
    const list = moves.split(' ').filter((move) => move !== '');
    const saved = JSON.stringify({ moves: list.map((move) => ({ move, note: null })) });
    const setup = { hostSide: 0, options: { clock } } as const;
    const save = () => undefined;
    const session = createLocalSession({ rules: chess.rules, setup, saved, save });
    open({ kind: 'local', session, plays: chess }, makeLocalClock(session, null));
  },
};
Object.assign(window, { stage });

function exit(): Exit {
  const { question, wins } = playWords().online.leaving;
  return {
    leave: () => stage.asked.push(['leave']),
    question,
    price: wins('Béatrice'),
    leaving: null,
  };
}

const STUDY = { page: 'study', id: 'stage', number: null } as const;
const FORGETFUL = { read: () => null, keep: () => undefined };
const KEEPERS = { stopwatch: FORGETFUL, absence: FORGETFUL, isGone: () => false };
let stopClock = () => undefined as void;

function open(table: Table, clock: GameClock): void {
  shown += 1;
  stopClock();
  stopClock = clock.start();
  if (root) render(<Stage key={shown} table={table} clock={clock} />, root);
}

function Stage({ table, clock }: { table: Table; clock: GameClock }) {
  const [choices, setChoices] = useState<PlayChoices>(liked);
  return (
    <>
      <header class="top">
        <a class="brand" href="#/">
          <Seal />
          <span>Sealed Move</span>
        </a>
        <nav aria-label={words().shell.site}>
          <a href="#/settings">{words().shell.settings}</a>
          <a href="#/trust">{words().shell.trust}</a>
        </nav>
      </header>
      <h1 class="unseen">{playWords().play.title}</h1>
      <PlayPage
        table={table}
        gameTable={table.plays.name === 'reversi' ? reversiTable : chessTable}
        clock={clock}
        choices={choices}
        onChoices={setChoices}
        {...(table.kind === 'online' && { exit: exit() })}
        {...(table.plays.name === 'chess' && { study: STUDY })}
      />
    </>
  );
}
