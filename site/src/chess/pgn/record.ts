import type { EndingView } from '@sealed-move/client/session';
import type { ClockSetting } from '../../clock/clock.ts';
import type { GameRecord } from '../../game/game.ts';
import { playWords } from '../../messages/words.ts';
import type { GameName } from '../../game/core/names.ts';
import { playLine } from '../game/line.ts';
import { makePgnStart } from './pgn-start.ts';
import { type PgnExtra, formatPgnDate, writePgn } from './write-pgn.ts';

/** Exports a game of chess from its start position (PGN-1). */
export function makeRecord(name: GameName, start: string): GameRecord {
  return {
    words() {
      const { copy, copyTitle, save, saveTitle, pgn } = playWords().play.action;
      const { copyGame, copyAll } = playWords().chess;
      return { label: pgn, copy, copyTitle, save, saveTitle, copyGame, copyAll };
    },
    ending: 'pgn',
    type: 'application/x-chess-pgn',
    write({ names, at, number, result, moves, terms }) {
      // A PGN is in English, in any language of the page.
      const { sides } = playWords().chess;
      const White = names[0] === sides[0] ? 'White' : names[0];
      const Black = names[1] === sides[1] ? 'Black' : names[1];
      const Round = String(number);
      const tags = {
        Event: 'Casual game',
        Site: '?',
        Date: formatPgnDate(at),
        Round,
        White,
        Black,
      };
      const sans = playLine(moves, [], start).map(({ san }) => san);
      const extra = terms && {
        TimeControl: formatTimeControl(terms.clock),
        Termination: findTermination(terms.ending),
      };
      return writePgn({
        tags,
        ...(extra && { extra }),
        result,
        sans,
        start: makePgnStart(name, start),
      });
    },
  };
}

/** The PGN tag for the clock, in seconds; `-` without a clock. */
function formatTimeControl(setting: ClockSetting | null): string {
  if (setting === null) return '-';
  const seconds = setting.initialMs / 1000;
  return setting.isPerMove === true ? `1/${seconds}` : `${seconds}+${setting.incrementMs / 1000}`;
}

function findTermination(ending: EndingView | null): PgnExtra['Termination'] {
  if (ending === null) return 'unterminated';
  if (ending.by === 'abort' || ending.by === 'absence') return 'abandoned';
  return ending.by === 'time' ? 'time forfeit' : 'normal';
}
