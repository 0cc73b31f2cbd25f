import { useEffect, useMemo, useState } from 'preact/hooks';
import { makeRules } from '../chess/game/chess-rules.ts';
import { formatPgnDate } from '../chess/pgn/write-pgn.ts';
import { hasStudy } from '../game/core/names.ts';
import { isOnline, type KeptGame, getGameName } from '../games/core/kept-game.ts';
import { listEarlierGames } from '../games/core/match.ts';
import { makeStudyKey } from '../study/kept-studies.ts';
import { StudyFile } from '../study/kept-study.ts';
import type { StudyTree } from '../study/study-tree.ts';
import { findSavedGame } from '../online/eligible.ts';
import { readLastGame } from '../online/last-game.ts';
import { listRunningPositions, findStart } from '../online/running-positions.ts';
import { useServices } from '../services/use-services.ts';
import { Shell } from '../shell/shell.tsx';
import { useSignal } from '../signals/use-signal.ts';
import { type StudiedGame, StudyView } from '../study/study-view.tsx';
import { pageWords, playWords, words } from '../messages/words.ts';

interface StudyPageProps {
  readonly id: string;
  /** The number of an earlier game of the match; null for the last one. */
  readonly number: number | null;
}

/** A finished game (STUDY-1). A game in progress is not shown, so that nobody can try out moves. */
export function StudyPage({ id, number }: StudyPageProps) {
  const services = useServices();
  const { hints, coordinates } = useSignal(services.settings);
  const games = useSignal(services.games);
  const running = useMemo(() => listRunningPositions(games), [games]);
  // Once it is removed in any tab, nothing more is stored for it.
  const game = games.find((one) => one.id === id);
  const [studied] = useState(() => (game === undefined ? null : readStudiedGame(game, number)));
  const tree = useOpened(studied?.file);
  const isThere = async () => {
    await services.refresh();
    return services.games.value.some((one) => one.id === id);
  };
  const say = pageWords().study;
  if (game === undefined) {
    return (
      <Shell title={words().home.noGame.title}>
        <h1>{words().home.noGame.heading}</h1>
      </Shell>
    );
  }
  const back = (
    <a class="button" href={`#/game/${id}`}>
      {say.toGame}
    </a>
  );
  return (
    <Shell title={say.title} isWide>
      <div class="desk">
        <h1>
          {studied === null
            ? say.title
            : say.heading(findName(studied.tags.White, 0), findName(studied.tags.Black, 1))}
        </h1>
        {back}
      </div>
      {studied === null ? (
        <p class="lead">{say.notOver}</p>
      ) : tree === null ? null : (
        <StudyView
          game={studied}
          opened={{ file: studied.file, tree, isThere }}
          running={running}
          hints={hints}
          coordinates={coordinates}
        />
      )}
    </Shell>
  );
}

/** The stored study; null while a long one is being read. */
function useOpened(file: StudyFile | undefined): StudyTree | null {
  const [tree, setTree] = useState<StudyTree | null>(null);
  useEffect(() => void file?.read().then(setTree), [file]);
  return tree;
}

/** A player's name for a PGN, which names a player without one in English. */
function findName(tag: string, side: 0 | 1): string {
  return tag === '?' || tag === 'White' || tag === 'Black' ? playWords().chess.sides[side] : tag;
}

/** Null if the game is in progress or unreadable. */
function readStudiedGame(game: KeptGame, number: number | null): StudiedGame | null {
  const plays = getGameName(game);
  const start = findStart(game);
  if (!hasStudy(plays) || start === null) return null;
  const me = isOnline(game) ? (findSavedGame(game)?.name ?? '') : '';
  const names = [me === '' ? null : me, game.summary.opponent] as const;
  const about = (side: 0 | 1 | null, at: number, round: number) => {
    const pair = orderSides(side, names);
    // Players without a name are named as in the game's own PGN.
    const [White, Black] = [pair[0] ?? 'White', pair[1] ?? 'Black'];
    return {
      Event: 'Casual game',
      Site: '?',
      Date: formatPgnDate(new Date(at)),
      Round: String(round),
      White,
      Black,
    };
  };
  const last = () => readLastGame(game, makeRules(plays, start));
  const studied =
    number === null
      ? last()
      : (listEarlierGames(game).find((one) => one.number === number) ?? null);
  if (studied === null) return null;
  const { number: round, side, moves, result, at } = studied;
  return {
    // By its number, which it keeps when another game follows.
    file: new StudyFile(
      makeStudyKey(game.id, round),
      start,
      moves.split(' ').filter((move) => move !== ''),
    ),
    plays,
    side: side ?? game.summary.look?.side ?? 0,
    tags: about(side, at, round),
    result,
  };
}

/** The names of both sides; two players on one device have none. */
function orderSides(
  side: 0 | 1 | null,
  [mine, theirs]: readonly [string | null, string | null],
): readonly [string | null, string | null] {
  if (side === null) return [null, null];
  return side === 0 ? [mine, theirs] : [theirs, mine];
}
