import { ODDS, getOddsFen } from '../chess/game/start.ts';
import { readPlacement } from '../chess/game/line.ts';
import { readFen } from '../chess/game/read-fen.ts';
import { makeStart960, STARTS } from '../chess/game/start960.ts';
import type { GameName } from '../game/core/names.ts';
import { Field } from '../components/field.tsx';
import { Tiles } from '../components/tiles.tsx';
import { playWords } from '../messages/words.ts';
import { StartBoard } from './start-board.tsx';
import { type ReadStart, type StartFieldProps, type StartForm, makeTile } from './start-form.ts';

/** @param plays the chosen game: only chess has several starts */
export function readStartForm(plays: GameName, form: StartForm): ReadStart {
  if (plays !== 'chess' || form.kind === 'usual') return { kind: 'start', plays, start: null };
  switch (form.kind) {
    case 'chess960': {
      const number = form.number.trim();
      if (number === '') return { kind: 'start', plays: 'chess960', start: null };
      const isOne = /^\d{1,3}$/.test(number) && Number(number) < STARTS;
      if (!isOne) return { kind: 'wrong', words: playWords().chess.start.wrongNumber };
      return { kind: 'start', plays: 'chess960', start: makeStart960(Number(number)) };
    }
    case 'odds':
      return { kind: 'start', plays: 'chess-from', start: getOddsFen(form.odds) };
    case 'position': {
      const read = readFen(form.fen);
      if ('fen' in read) return { kind: 'start', plays: 'chess-from', start: read.fen };
      return { kind: 'wrong', words: playWords().chess.start.wrong[read.wrong] };
    }
  }
}

/** @param chance from 0 to 1 */
export function drawStart(
  { plays, start }: Extract<ReadStart, { kind: 'start' }>,
  chance: number,
): string | null {
  return plays === 'chess960' ? (start ?? makeStart960(Math.floor(chance * STARTS))) : start;
}

export function StartDetails({ form, change }: StartFieldProps) {
  const say = playWords().chess.start;
  const read = readStartForm('chess', form);
  return (
    <>
      {form.kind === 'odds' ? (
        <Tiles
          legend={say.oddsLegend}
          tiles={ODDS.map((value) => makeTile(value, say.oddsTiles[value]))}
          value={form.odds}
          onChange={(odds) => change({ odds })}
        />
      ) : null}
      <TypedStart form={form} change={change} read={read} />
      {read.kind === 'start' && read.start !== null ? (
        <StartBoard placement={readPlacement(read.start)} side={0} />
      ) : null}
      <p class="hint">{say.rematch}</p>
    </>
  );
}

function TypedStart({ form, change, read }: StartFieldProps & { readonly read: ReadStart }) {
  const say = playWords().chess.start;
  const wrong = read.kind === 'wrong' ? read.words : null;
  if (form.kind === 'chess960') {
    return (
      <Field
        label={say.number}
        type="number"
        min={0}
        max={STARTS - 1}
        value={form.number}
        onInput={(number) => change({ number })}
        hint={say.numberHint}
        error={wrong}
      />
    );
  }
  if (form.kind !== 'position') return null;
  return (
    <Field
      label={say.fen}
      value={form.fen}
      onInput={(fen) => change({ fen })}
      maxLength={MAX_FEN_LENGTH}
      isRequired
      hint={say.fenHint}
      error={form.fen.trim() === '' ? null : wrong}
    />
  );
}

/** The longest text to accept: longer than any readable position with blanks around it. */
const MAX_FEN_LENGTH = 120;
