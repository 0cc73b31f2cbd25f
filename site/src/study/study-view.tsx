import { DEFAULT_POSITION } from 'chess.js';
import { useState } from 'preact/hooks';
import type { Side } from 'relay-client/rules';
import { CopyOutcome, useCopy } from '../components/link-field.tsx';
import { pgnStart } from '../chess/pgn/pgn-start.ts';
import { writePgn, type PgnTags } from '../chess/pgn/write-pgn.ts';
import type { GameName } from '../game/core/names.ts';
import type { Result } from '../games/core/earlier-game.ts';
import { pageWords, playWords, words } from '../messages/words.ts';
import { BringPgn } from './bring-pgn.tsx';
import { nextAt, toEnd } from './core/move-tree.ts';
import { OpeningName } from './opening-name.tsx';
import { StudyBoard } from './study-board.tsx';
import { studyMoves } from './study-tree.ts';
import { TreeText } from './tree-text.tsx';
import { useStudy, type Study } from './use-study.ts';

export interface StudiedGame {
  /** By which this device keeps what is added. */
  readonly key: string;
  readonly plays: GameName;
  /** Where it begins. */
  readonly start: string;
  /** In UCI. */
  readonly moves: readonly string[];
  readonly side: Side;
  readonly tags: PgnTags;
  readonly result: Result;
}

interface StudyViewProps {
  readonly game: StudiedGame;
  readonly hints: boolean;
  readonly coordinates: boolean;
}

/** A game that is over, to be stepped through with variations of one's own (STUDY-1). */
export function StudyView({ game, hints, coordinates }: StudyViewProps) {
  const study = useStudy(game.key, game.start, game.moves);
  const [bottom, setBottom] = useState<Side>(game.side);
  const [isMarking, setMarking] = useState(false);
  const { isCopied, copy } = useCopy();
  const say = pageWords().study;
  const pgn = () => {
    const { tags, result } = game;
    const tokens = studyMoves(game.start, study.tree);
    return writePgn({ tags, result, sans: [], tokens, start: pgnStart(game.plays, game.start) });
  };
  return (
    <div class="study">
      <div class="study-board">
        <StudyBoard
          study={study}
          bottom={bottom}
          isMarking={isMarking}
          hints={hints}
          coordinates={coordinates}
        />
      </div>
      <div class="study-side">
        {game.start === DEFAULT_POSITION ? <OpeningName line={study.line} /> : null}
        <Steps study={study} />
        <TreeText study={study} />
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
        <BringPgn bring={study.bring} />
        <p class="hint">{say.alone}</p>
        <p class="hint study-keys">{say.keys}</p>
      </div>
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly title: string;
  readonly isPressed?: boolean;
  /** Null: not now. */
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

/** Back and forth, for thumbs; keys do the same. */
function Steps({ study: { tree, path, go } }: { readonly study: Study }) {
  const { step } = playWords().play;
  const canGo = nextAt(tree, path).length > 0;
  const buttons = [
    ['«', step.first, path.length > 0, []],
    ['‹', step.previous, path.length > 0, path.slice(0, -1)],
    ['›', step.next, canGo, [...path, 0]],
    ['»', step.last, canGo, toEnd(tree, path)],
  ] as const;
  return (
    <div class="study-steps" role="group" aria-label={step.name}>
      {buttons.map(([sign, label, isOpen, to]) => (
        <button
          key={label}
          type="button"
          class="button"
          aria-label={label}
          // A disabled button would lose the focus, and with it the keys that step.
          aria-disabled={!isOpen}
          onClick={() => isOpen && go(to)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
