import './match.css';
import { useState } from 'preact/hooks';
import { CopyOutcome, useCopy } from '../components/link-field.tsx';
import { useGame } from '../catalogue/catalogue.ts';
import { chooseGameForSetup } from '../game/beginning.ts';
import type { Game } from '../game/game.ts';
import { readSetup } from '../online/setup-of.ts';
import { formatScore } from '../games/core/earlier-game.ts';
import { isOnline, type KeptGame, getGameName } from '../games/core/kept-game.ts';
import { listEarlierGames, findMatchScore } from '../games/core/match.ts';
import { describeGame, describeOpponent } from '../games/standing-words.ts';
import { findSavedGame } from '../online/eligible.ts';
import { readLastGame } from '../online/last-game.ts';
import { ToGames } from '../components/to-games.tsx';
import { useServices } from '../services/use-services.ts';
import { NotLoaded } from '../shell/not-loaded.tsx';
import { Shell } from '../shell/shell.tsx';
import { useSignal } from '../signals/use-signal.ts';
import { MatchGame, writeRecord } from './match-game.tsx';
import { SeatTakenCard } from './seat-taken-card.tsx';
import { pageWords, words } from '../messages/words.ts';

/** All games of one pairing with the score, each as PGN (KEEP-7). */
export function MatchPage({ id }: { readonly id: string }) {
  const game = useSignal(useServices().games).find((one) => one.id === id);
  if (game === undefined || game.state.kind === 'invited') {
    return (
      <Shell title={words().home.noGame.title}>
        <div class="stack">
          <h1>{words().home.noGame.heading}</h1>
          <div class="actions">
            <ToGames />
          </div>
        </div>
      </Shell>
    );
  }
  return <Match game={game} />;
}

function Match({ game }: { readonly game: KeptGame }) {
  const [me] = useState(() => (isOnline(game) ? (findSavedGame(game)?.name ?? '') : ''));
  const loaded = useGame(getGameName(game));
  const [setup] = useState(() => readSetup(game));
  const earlier = listEarlierGames(game);
  const say = pageWords().match;
  const score = findMatchScore(game);
  const them = game.summary.opponent ?? '';
  return (
    <Shell title={say.about(describeGame(game))}>
      <div class="stack">
        <h1>{describeOpponent(game)}</h1>
        {score === null ? null : (
          <p class="match-score">
            <span class="unseen">{say.youAnd(describeOpponent(game))}</span>
            {formatScore(score)}
          </p>
        )}
        <section class="card stack" aria-labelledby="earlier">
          <h2 id="earlier">{say.before}</h2>
          {loaded === 'failed' ? <NotLoaded /> : null}
          {earlier.length === 0 ? (
            <p class="soft">{say.noneBefore}</p>
          ) : typeof loaded === 'string' ? null : (
            <ol class="match-games">
              {earlier.toReversed().map((one) => (
                <MatchGame
                  key={one.number}
                  plays={chooseGameForSetup(loaded.game, setup)}
                  id={game.id}
                  game={one}
                  me={me}
                  them={them}
                />
              ))}
            </ol>
          )}
          <div class="actions">
            <a class="button primary" href={`#/game/${game.id}`}>
              {say.open}
            </a>
            {typeof loaded === 'string' ? null : (
              <CopyAll
                plays={chooseGameForSetup(loaded.game, setup)}
                game={game}
                me={me}
                them={them}
              />
            )}
          </div>
        </section>
        {isOnline(game) ? <SeatTakenCard game={game} /> : null}
      </div>
    </Shell>
  );
}

interface CopyAllProps {
  readonly plays: Game;
  readonly game: KeptGame;
  readonly me: string;
  readonly them: string;
}

/** Copies all finished games of a match as one text (PGN-7). */
function CopyAll({ plays, game, me, them }: CopyAllProps) {
  const { isCopied, copy } = useCopy();
  const games = [...listEarlierGames(game), readLastGame(game, plays.rules) ?? []].flat();
  if (games.length < 2) return null;
  const text = () => games.map((one) => writeRecord(plays, one, me, them)).join('\n');
  return (
    <>
      <button class="button" type="button" onClick={() => void copy(text())}>
        {plays.record.words().copyAll(games.length)}
      </button>
      <CopyOutcome isCopied={isCopied} done={words().parts.copied} />
    </>
  );
}
