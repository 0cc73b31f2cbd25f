import { useEffect, useRef, useState } from 'preact/hooks';
import type { Judgement } from '../engine/core/judgement.ts';
import type { Engine } from '../engine/engine.ts';
import { toEngineFen } from '../engine/wire-moves.ts';
import { addPuzzles } from '../puzzles/kept-puzzles.ts';
import { findLine, extendToEnd } from './core/move-tree.ts';
import { isInRunningGame, type LineMove, type RunningPositions } from './fair-play.ts';
import { findPuzzles, reviewGame, readTurn, countUnseen } from './review.ts';
import { addReview } from './reviewed-tree.ts';
import type { Study } from './use-study.ts';

export type ReviewState =
  | { readonly kind: 'none' | 'stopped' | 'full' | 'searching' }
  | { readonly kind: 'looking'; readonly done: number; readonly all: number }
  | {
      readonly kind: 'found';
      readonly counts: Readonly<Record<Judgement, number>>;
      /** The number of positions without an evaluation; null if no move could be judged. */
      readonly unseen: number | null;
      /** Whether there was no space in the study for the better lines. */
      readonly isFull: boolean;
      /** The number of new puzzles; null if they could not be saved. */
      readonly puzzles: number | null;
    };

export interface Review {
  readonly state: ReviewState;
  readonly isBusy: boolean;
  /**
   * @param ms the time for each position
   * @throws EngineError if the engine was stopped
   */
  readonly look: (engine: Engine, ms: number) => Promise<void>;
  readonly stop: () => void;
}

/** The engine's review of a game, position by position (ENG-8). */
export function useReview(study: Study, running: RunningPositions): Review {
  const [state, setState] = useState<ReviewState>({ kind: 'none' });
  const turn = useRef(0);
  // Other tabs may make moves during the review.
  const latest = useRef(running);
  latest.current = running;
  useEffect(() => () => void (turn.current += 1), []);
  const look = async (engine: Engine, ms: number) => {
    const mine = (turn.current += 1);
    const isStopped = () => turn.current !== mine;
    const moves = findLine(study.tree, extendToEnd(study.tree, []));
    const fens = [study.start, ...moves.map(({ fen }) => fen)];
    const ask = async (fen: string) =>
      engine.analyse({ fen: toEngineFen(fen), turn: readTurn(fen), ms, lines: 2 }, () => undefined);
    const isRefused = (line: readonly LineMove[]) =>
      isInRunningGame(latest.current, study.start, line);
    const reviewed = await reviewGame({
      start: study.start,
      moves,
      ask,
      isStopped,
      isRefused,
      onProgress: (done) => setState({ kind: 'looking', done: done + 1, all: fens.length }),
    });
    if (reviewed === null) return;
    setState({ kind: 'searching' });
    let counts: Readonly<Record<Judgement, number>> = { $2: 0, $4: 0, $6: 0 };
    const hasLines = [true, false].find((hasVariations) =>
      study.note((tree) => {
        const noted = addReview(study.start, tree, { fens, reviewed }, hasVariations);
        ({ counts } = noted);
        return noted.tree;
      }),
    );
    if (hasLines === undefined) return setState({ kind: 'full' });
    const own = moves.findIndex(({ isPlayed }) => !isPlayed);
    const played = own < 0 ? moves : moves.slice(0, own);
    const found = await findPuzzles({
      moves: played,
      reviewed,
      ask,
      isRefused,
      isStopped,
      now: Date.now(),
    });
    const puzzles = found.length === 0 ? 0 : await addPuzzles(found);
    const outcome = { counts, unseen: countUnseen(reviewed), isFull: !hasLines, puzzles };
    if (!isStopped()) setState({ kind: 'found', ...outcome });
  };
  return {
    state,
    isBusy: state.kind === 'looking' || state.kind === 'searching',
    async look(engine, ms) {
      try {
        await look(engine, ms);
      } catch (error) {
        setState({ kind: 'none' });
        throw error;
      }
    },
    stop() {
      turn.current += 1;
      setState({ kind: 'stopped' });
    },
  };
}
