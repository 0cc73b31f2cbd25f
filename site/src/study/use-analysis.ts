import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Ply } from '../chess/game/line.ts';
import type { Score } from '../engine/core/score.ts';
import { type EngineLines, Engine } from '../engine/engine.ts';
import type { PlayersEngine } from '../engine/use-engine.ts';
import { toEngineFen, readLine } from '../engine/wire-moves.ts';
import { findEval } from './core/engine-notes.ts';
import { scoreFinalPosition, readTurn } from './review.ts';
import type { Study } from './use-study.ts';

/** How long the engine thinks: beyond this, a phone only gets warm. */
const MAX_THINKING_MS = 15_000;

export interface Analysis {
  /** The bar's score, from the engine, a note or the end of the game; null if there is none. */
  readonly score: Score | null;
  /** The best line; null if the engine gives nothing here. */
  readonly best: { readonly depth: number; readonly line: readonly Ply[] } | null;
  readonly isThinking: boolean;
}

/** @param isAllowed whether the engine is asked */
export function useAnalysis(study: Study, engine: PlayersEngine, isAllowed: boolean): Analysis {
  const { fen, line } = study;
  const [answered, setAnswered] = useState<{
    fen: string;
    answer: EngineLines;
    isDone: boolean;
  } | null>(null);
  const { run } = engine;
  const over = useMemo(() => scoreFinalPosition(fen), [fen]);
  const isAsked = run instanceof Engine && isAllowed && over === null;
  useEffect(() => {
    if (!(run instanceof Engine) || !isAsked) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const question = {
      fen: toEngineFen(fen),
      turn: readTurn(fen),
      ms: MAX_THINKING_MS,
      lines: 1,
    } as const;
    const show = (answer: EngineLines, isDone = false) => {
      if (!signal.aborted) setAnswered({ fen, answer, isDone });
    };
    run
      .analyse(question, show, signal)
      .then((answer) => show(answer, true))
      .catch((error: unknown) => {
        if (!signal.aborted) engine.note(error);
      });
    return () => leaving.abort();
  }, [run, fen, isAsked]);
  const said = isAsked && answered?.fen === fen ? answered : null;
  const best = said?.answer[0];
  const read = useMemo(
    () => (best === undefined ? null : { depth: best.depth, line: readLine(fen, best.moves) }),
    [fen, best],
  );
  const last = line.at(-1);
  return {
    score: over ?? best?.score ?? (last === undefined ? null : findEval(last)),
    best: read,
    isThinking: isAsked && said?.isDone !== true,
  };
}
