import { useEffect, useMemo, useState } from 'preact/hooks';
import { makeGameSaver } from '../services/game-saver.ts';
import { takeSeatLock } from '../services/seat-lock.ts';
import { NotLoaded } from '../shell/not-loaded.tsx';
import { Shell } from '../shell/shell.tsx';
import { useSignal } from '../signals/use-signal.ts';
import { makeStopwatchKeeper } from '../clock/kept-stopwatch.ts';
import { useServices } from '../services/use-services.ts';
import { chooseGameForSetup } from '../game/beginning.ts';
import { type LoadedGame, useGame } from '../catalogue/catalogue.ts';
import { makeStudyLink } from '../play/study-of.ts';
import { makeKeptPlays, type LocalGame, getGameName } from '../games/core/kept-game.ts';
import { addEarlierGame } from '../games/core/earlier-game.ts';
import { findFinishedGame } from '../online/finished.ts';
import { makeBoardPreviewer } from '../online/look.ts';
import { type LocalRecord, readLocalRecord } from '../local/local-record.ts';
import { summariseLocalGame } from '../local/local-summary.ts';
import { makeLocalClock } from '../local/local-clock.ts';
import { createLocalSession } from '../local/local-session.ts';
import { PlayPage } from '../play/play-page.tsx';
import { words } from '../messages/words.ts';

export function LocalPage({ game }: { readonly game: LocalGame }) {
  const loaded = useGame(getGameName(game));
  if (loaded !== 'loading' && loaded !== 'failed') return <OpenGame game={game} loaded={loaded} />;
  return <Shell title={words().shell.opening}>{loaded === 'failed' ? <NotLoaded /> : null}</Shell>;
}

interface OpenGameProps {
  readonly game: LocalGame;
  readonly loaded: LoadedGame;
}

function OpenGame({ game, loaded: { game: unbegun, table } }: OpenGameProps) {
  const services = useServices();
  const choices = useSignal(services.settings);
  const { id } = game;
  const [{ setup, game: before }] = useState(() => readLocalRecord(game.state.saved));
  const plays = chooseGameForSetup(unbegun, setup);
  const saver = useMemo(
    () => makeGameSaver({ keep: services.keepQuietly, isUnsaved: services.isUnsaved }),
    [id],
  );
  const session = useMemo(() => {
    let earlier = game.state.earlier ?? [];
    const { lookOf } = makeBoardPreviewer(plays);
    const keep = (text: string) => {
      const record: LocalRecord = { setup, game: text };
      const { view } = made;
      const finished = findFinishedGame(shown, view.game, Date.now());
      if (finished !== null) earlier = addEarlierGame(earlier, { ...finished, side: null });
      shown = view.game;
      const state = { kind: 'local', saved: record, earlier } as const;
      const look = lookOf(view.game, setup, 0);
      const summary = { ...summariseLocalGame(view.game, plays.name, Date.now()), look };
      saver.save({ id, state, summary, ...makeKeptPlays(plays.name) });
    };
    const made = createLocalSession({ rules: plays.rules, setup, saved: before, save: keep });
    let shown = made.view.game;
    return made;
    // The game continues from the state in which the page opened.
  }, [id]);
  const clock = useMemo(() => {
    const isKept = () => services.games.value.some((one) => one.id === id);
    return makeLocalClock(session, makeStopwatchKeeper(id, isKept));
  }, [session]);
  useEffect(() => saver.stop, [saver]);
  useEffect(() => {
    const giveWay = () => {
      saver.stop();
      session.giveWay();
    };
    return takeSeatLock(id, giveWay).release;
  }, [session]);
  useEffect(() => clock.start(), [clock]);
  return (
    <Shell title={words().home.here} isWide>
      <h1 class="unseen">{words().home.here}</h1>
      <PlayPage
        table={{ kind: 'local', session, plays }}
        gameTable={table}
        choices={choices}
        onChoices={(change) => services.choose(change)}
        clock={clock}
        {...makeStudyLink(game)}
      />
    </Shell>
  );
}
