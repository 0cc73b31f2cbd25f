import { useId, useState } from 'preact/hooks';
import { pageWords } from '../messages/words.ts';
import { findSign } from './core/glyphs.ts';
import { changeMove } from './core/move-tree.ts';
import {
  listCommentTexts,
  findMoveMark,
  MOVE_MARKS,
  withComment,
  withMark,
} from './core/own-notes.ts';
import type { StudyMove } from './study-tree.ts';
import type { Study } from './use-study.ts';

/** The player's notes on the shown move: a mark and a comment (STUDY-9). */
export function MoveNotes({ study: { line, path, note } }: { readonly study: Study }) {
  const id = useId();
  const move = line.at(-1);
  const [typed, setTyped] = useState<string | null>(null);
  if (move === undefined) return null;
  const say = pageWords().study;
  const change = (to: (move: StudyMove) => StudyMove) => note((tree) => changeMove(tree, path, to));
  const mark = findMoveMark(move);
  const comment = listCommentTexts(move.notes ?? []).join(' ');
  return (
    <div class="move-notes">
      <div class="study-marks" role="group" aria-label={say.marks}>
        {MOVE_MARKS.map((one) => (
          <button
            key={one}
            type="button"
            class="button small"
            title={say.markNames[one]}
            aria-label={say.markNames[one]}
            aria-pressed={mark === one}
            onClick={() => change((noted) => withMark(noted, mark === one ? null : one))}
          >
            {findSign(one)}
          </button>
        ))}
      </div>
      <div class="field">
        <label for={id}>{say.comment}</label>
        <textarea
          id={id}
          rows={2}
          maxLength={MAX_COMMENT_LENGTH}
          dir="auto"
          value={typed ?? comment}
          onInput={({ currentTarget: { value } }) => {
            setTyped(value);
            change((noted) => withComment(noted, value));
          }}
        />
      </div>
    </div>
  );
}

const MAX_COMMENT_LENGTH = 1000;
