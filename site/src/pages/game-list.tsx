import './rows.css';
import type { ComponentChildren } from 'preact';
import { useId, useEffect, useState } from 'preact/hooks';
import { hasStudy } from '../game/core/names.ts';
import { formatScore } from '../games/core/earlier-game.ts';
import { type KeptGame, getGameName } from '../games/core/kept-game.ts';
import { findMatchScore } from '../games/core/match.ts';
import {
  describeGame,
  describeMoveCount,
  describeOpponent,
  describeRow,
} from '../games/standing-words.ts';
import { describeTime } from '../games/when.ts';
import { Remove } from '../components/remove.tsx';
import { useServices } from '../services/use-services.ts';
import { GameRow } from './game-row.tsx';
import { MiniBoard } from '../games/mini-board.tsx';
import { RowActions } from './row-actions.tsx';
import { words } from '../messages/words.ts';

interface GroupProps {
  readonly title: string;
  readonly games: readonly KeptGame[];
  readonly names: ReadonlyMap<string, string>;
}

export function RunningGames({ title, games, names }: GroupProps) {
  const now = useMinute();
  return (
    <Group title={title} games={games}>
      <ul class="rows">
        {games.map((game) => (
          <GameRow key={game.id} game={game} name={findCardName(names, game)} now={now}>
            <RowActions game={game} />
          </GameRow>
        ))}
      </ul>
    </Group>
  );
}

export function FinishedGames({ title, games, names }: GroupProps) {
  const { forget } = useServices();
  const now = useMinute();
  return (
    <Group title={title} games={games}>
      <ul class="games">
        {games.map((game) => (
          <li key={game.id}>
            <a class="game" href={`#/game/${game.id}`}>
              <MiniBoard plays={getGameName(game)} look={game.summary.look} />
              <span class="game-words">
                <strong>{findCardName(names, game)}</strong>
                <span class="soft">{describeRow(game)}</span>
                <small class="soft">
                  {game.summary.moves > 0 ? `${describeMoveCount(game.summary.moves)}, ` : ''}
                  {describeTime(game.summary.at, now)}
                </small>
              </span>
            </a>
            <MatchLink game={game} />
            {hasStudy(getGameName(game)) && (
              <a class="pill" href={`#/study/${game.id}`}>
                {words().shell.study}
                <span class="unseen">: {describeGame(game)}</span>
              </a>
            )}
            <Remove what={describeGame(game)} onRemove={() => forget(game.id)} />
          </li>
        ))}
      </ul>
    </Group>
  );
}

function MatchLink({ game }: { readonly game: KeptGame }) {
  const score = findMatchScore(game);
  if (score === null) return null;
  return (
    <a class="pill" href={`#/match/${game.id}`}>
      <span class="unseen">{words().games.matchWith(describeOpponent(game))}</span>
      {formatScore(score)}
    </a>
  );
}

function findCardName(names: GroupProps['names'], game: KeptGame): string {
  return names.get(game.id) ?? describeOpponent(game);
}

interface TitledProps extends Omit<GroupProps, 'names'> {
  readonly children: ComponentChildren;
}

function Group({ title, games, children }: TitledProps) {
  const id = useId();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} <span class="count">{games.length}</span>
      </h2>
      {children}
    </section>
  );
}

const MINUTE_MS = 60_000;

/** The current time for relative times in a list, updated each minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
