import type { JSX } from 'preact';
import { formatMove } from '../chess/game/notation.ts';
import { countPliesBefore } from '../chess/game/start.ts';
import { moveWords } from '../chess/game/words.ts';
import { pageWords } from '../messages/words.ts';
import { listCommentTexts } from './core/own-notes.ts';
import { findSign } from './core/glyphs.ts';
import type { Path } from './core/move-tree.ts';
import type { StudyTree } from './study-tree.ts';
import type { Study } from './use-study.ts';

/** The moves in book style: the main line, with variations indented after their move. */
export function TreeText({ study }: { readonly study: Study }) {
  return (
    <div class="tree" role="group" aria-label={pageWords().study.moves}>
      {renderLine(study.tree, [], study, true)}
    </div>
  );
}

function renderLine(
  tree: StudyTree,
  before: Path,
  study: Study,
  isAfterBreak: boolean,
): JSX.Element[] {
  const line: JSX.Element[] = [];
  let [next, path, isBroken] = [tree, before, isAfterBreak];
  while (next[0] !== undefined) {
    const [at, isVaried] = [path, next.length > 1];
    path = [...at, 0];
    line.push(
      <Move key={`m${path.length}`} isAfterBreak={isBroken} {...{ path, study, tree: next }} />,
    );
    if (isVaried) {
      line.push(<Variations key={`v${path.length}`} {...{ tree: next, before: at, study }} />);
    }
    [next, isBroken] = [next[0].next, isVaried];
  }
  return line;
}

interface VariationsProps {
  readonly tree: StudyTree;
  readonly before: Path;
  readonly study: Study;
}

function Variations({ tree, before, study }: VariationsProps) {
  return (
    <ul class="variations">
      {tree.slice(1).map((other, place) => {
        const path = [...before, place + 1];
        return (
          <li key={other.move.uci} aria-label={pageWords().study.variation}>
            <Move path={path} study={study} tree={tree} isAfterBreak />
            {renderLine(other.next, path, study, false)}
          </li>
        );
      })}
    </ul>
  );
}

function Comments({ notes }: { readonly notes: readonly string[] }) {
  const texts = listCommentTexts(notes);
  if (texts.length === 0) return null;
  return (
    <span class="tree-note" dir="auto">
      {texts.join(' ')}{' '}
    </span>
  );
}

interface MoveProps {
  readonly path: Path;
  readonly tree: StudyTree;
  readonly study: Study;
  readonly isAfterBreak: boolean;
}

function Move({ path, tree, study, isAfterBreak }: MoveProps) {
  const node = tree[path.at(-1) ?? 0];
  if (node === undefined) return null;
  const { san, isPlayed, side, before = [], notes = [] } = node.move;
  const number = Math.ceil((countPliesBefore(study.start) + path.length) / 2);
  const isShown = path.join() === study.path.join();
  const own = isPlayed ? '' : `, ${pageWords().study.own}`;
  const signs = notes.filter((note) => note.startsWith('$')).map(findSign);
  return (
    <>
      <Comments notes={before} />
      <span class="tree-move">
        {side === 0 || isAfterBreak ? (
          <small aria-hidden="true">
            {number}
            {side === 0 ? '.' : ' …'}
          </small>
        ) : null}
        <button
          type="button"
          class={isPlayed ? 'tree-played' : 'tree-own'}
          aria-current={isShown ? 'step' : undefined}
          aria-label={`${number}. ${formatMove(san)}, ${moveWords(node.move)}${own}`}
          onClick={() => study.go(path)}
        >
          {formatMove(san)}
        </button>
        {signs.length > 0 ? <span class="tree-signs">{signs.join(' ')}</span> : null}
      </span>
      <Comments notes={notes} />
    </>
  );
}
