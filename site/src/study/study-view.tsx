import { DEFAULT_POSITION } from 'chess.js';
import { useMemo, useState } from 'preact/hooks';
import type { Side } from '@sealed-move/client/rules';
import { CopyOutcome, useCopy } from '../components/link-field.tsx';
import { makePgnStart } from '../chess/pgn/pgn-start.ts';
import { writePgn, type PgnTags } from '../chess/pgn/write-pgn.ts';
import type { GameName } from '../game/core/names.ts';
import type { Result } from '../games/core/earlier-game.ts';
import { EngineSwitch } from '../engine/engine-switch.tsx';
import { EvalBar } from '../engine/eval-bar.tsx';
import { Engine } from '../engine/engine.ts';
import { type PlayersEngine, useEngine } from '../engine/use-engine.ts';
import { isChess960Needed } from '../engine/wire-moves.ts';
import { pageWords, playWords, words } from '../messages/words.ts';
import { BringPgn } from './bring-pgn.tsx';
import { findEval } from './core/engine-notes.ts';
import { hasMatchingMove, listContinuations, extendToEnd } from './core/move-tree.ts';
import { EngineSays } from './engine-says.tsx';
import type { StudyFile } from './kept-study.ts';
import { isInRunningGame, type RunningPositions } from './fair-play.ts';
import { MoveNotes } from './move-notes.tsx';
import { OpeningName } from './opening-name.tsx';
import { StudyBoard } from './study-board.tsx';
import { writeStudyMoves } from './study-tree.ts';
import { ReviewCard } from './review-card.tsx';
import { TreeText } from './tree-text.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useReview } from './use-review.ts';
import { type OpenedStudy, type Study, useStudy } from './use-study.ts';

export interface StudiedGame {
  readonly plays: GameName;
  readonly file: StudyFile;
  readonly side: Side;
  readonly tags: PgnTags;
  readonly result: Result;
}

interface StudyViewProps {
  readonly game: StudiedGame;
  readonly opened: OpenedStudy;
  /** Positions about which no engine is asked (ENG-7). */
  readonly running: RunningPositions;
  readonly hints: boolean;
  readonly coordinates: boolean;
}

/** A finished game to step through, with the player's variations (STUDY-1). */
export function StudyView({ game, opened, running, hints, coordinates }: StudyViewProps) {
  const study = useStudy(opened);
  const [bottom, setBottom] = useState<Side>(game.side);
  const [isMarking, setMarking] = useState(false);
  const { isCopied, copy } = useCopy();
  const engine = useEngine(isChess960Needed(study.start));
  const review = useReview(study, running);
  const [isUnfolded, setUnfolded] = useState(false);
  const isOn = engine.run instanceof Engine;
  const why = explainNoAnalysis(study, engine, running);
  const analysis = useAnalysis(study, engine, why === null && !review.isBusy);
  const hasEvals = useMemo(
    () => study.tree.some((node) => hasMatchingMove(node, (move) => findEval(move) !== null)),
    [study.tree],
  );
  const hasBar = isOn || hasEvals;
  const say = pageWords().study;
  const pgn = () => {
    const { tags, result } = game;
    const tokens = writeStudyMoves(study.start, study.tree);
    return writePgn({
      tags,
      result,
      sans: [],
      tokens,
      start: makePgnStart(game.plays, study.start),
    });
  };
  return (
    <div class="study">
      <div class={hasBar ? 'study-board study-barred' : 'study-board'}>
        {hasBar ? <EvalBar score={analysis.score} bottom={bottom} /> : null}
        <StudyBoard
          study={study}
          bottom={bottom}
          isMarking={isMarking}
          hints={hints}
          coordinates={coordinates}
        />
      </div>
      <div class="study-side">
        <p class={study.trouble === 'near' ? 'told' : 'told told-bad'} role="status">
          {study.trouble === null ? null : say.troubles[study.trouble]}
        </p>
        {study.start === DEFAULT_POSITION ? <OpeningName line={study.line} /> : null}
        <Steps study={study} />
        {hasBar ? <EngineSays study={study} analysis={analysis} why={isOn ? why : null} /> : null}
        <TreeText study={study} />
        <MoveNotes key={study.path.join()} study={study} />
        <div class="actions">
          <Tool label={say.promote} title={say.promoteTitle} act={study.promote} />
          <Tool label={say.remove} title={say.removeTitle} act={study.remove} />
          <Tool label={say.flip} title={say.flip} act={() => setBottom(bottom === 0 ? 1 : 0)} />
          <Tool
            label={say.mark}
            title={say.markTitle}
            isPressed={isMarking}
            act={() => setMarking(!isMarking)}
          />
          <Tool label={say.copy} title={say.copy} act={() => void copy(pgn())} />
        </div>
        <CopyOutcome isCopied={isCopied} done={words().parts.copied} />
        <details
          class="bring"
          open={isUnfolded}
          onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
        >
          <summary>{pageWords().engine.title}</summary>
          <EngineSwitch engine={engine} />
          {isStartSupported(study, engine) ? <ReviewCard engine={engine} review={review} /> : null}
        </details>
        <BringPgn bring={study.bring} />
        <p class="hint">{say.alone}</p>
        <p class="hint study-keys">{say.keys}</p>
      </div>
    </div>
  );
}

/** Why the player's engine is not asked about this position; null if it is. */
function explainNoAnalysis(
  study: Study,
  engine: PlayersEngine,
  running: RunningPositions,
): string | null {
  const say = pageWords().engine;
  if (!isStartSupported(study, engine)) return say.no960;
  return isInRunningGame(running, study.start, study.line) ? say.running : null;
}

/** Whether the engine knows how to castle from this start (ENG-6). */
function isStartSupported({ start }: Study, { run }: PlayersEngine): boolean {
  return !isChess960Needed(start) || !(run instanceof Engine) || run.knows960;
}

interface ToolProps {
  readonly label: string;
  readonly title: string;
  readonly isPressed?: boolean;
  /** The button's action; null while it is not available. */
  readonly act: (() => void) | null;
}

function Tool({ label, title, isPressed, act }: ToolProps) {
  return (
    <button
      type="button"
      class="button small"
      title={title}
      aria-pressed={isPressed}
      disabled={act === null}
      onClick={() => act?.()}
    >
      {label}
    </button>
  );
}

/** Back and forward buttons for touch; keys do the same. */
function Steps({ study: { tree, path, go } }: { readonly study: Study }) {
  const { step } = playWords().play;
  const canGo = listContinuations(tree, path).length > 0;
  const buttons = [
    ['«', step.first, path.length > 0, []],
    ['‹', step.previous, path.length > 0, path.slice(0, -1)],
    ['›', step.next, canGo, [...path, 0]],
    ['»', step.last, canGo, extendToEnd(tree, path)],
  ] as const;
  return (
    <div class="study-steps" role="group" aria-label={step.name}>
      {buttons.map(([sign, label, isOpen, to]) => (
        <button
          key={label}
          type="button"
          class="button"
          aria-label={label}
          // A disabled button would lose the focus, and with it the stepping keys.
          aria-disabled={!isOpen}
          onClick={() => isOpen && go(to)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
