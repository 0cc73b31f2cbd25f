import { useState } from 'preact/hooks';
import type { EndingView } from 'relay-client/session';
import type { ClockSetting } from '../clock/clock.ts';
import { resultOf } from '../chess/game/ending-words.ts';
import { readOptions } from '../clock/options.ts';
import { type PgnExtra, pgnDate, writePgn } from '../chess/pgn/write-pgn.ts';
import type { Play } from './use-play.ts';
import { playWords, words } from '../words/words.ts';

/** The game to take away (PGN-1). */
export interface Pgn {
  readonly copy: () => Promise<void>;
  readonly save: () => void;
  /** What came of it; '' for nothing. */
  readonly said: string;
}

export function usePgn({ line, names, view }: Play): Pgn {
  const [said, setSaid] = useState('');
  const pgn = () => {
    // A PGN is English, whatever the page speaks.
    const { sides } = playWords().chess;
    const White = names[0] === sides[0] ? 'White' : names[0];
    const Black = names[1] === sides[1] ? 'Black' : names[1];
    const Date = pgnDate(new globalThis.Date());
    const Round = String(view.game.number);
    const setting = readOptions(view.setup?.options).clock;
    const { ending } = view.game;
    const extra = { TimeControl: timeControl(setting), Termination: terminationOf(ending) };
    const tags = { Event: 'Casual game', Site: '?', Date, Round, White, Black };
    return writePgn({ tags, extra, result: resultOf(ending), sans: line.map(({ san }) => san) });
  };
  return {
    said,
    async copy() {
      try {
        await navigator.clipboard.writeText(pgn());
        setSaid(words().parts.copied);
      } catch {
        setSaid(playWords().play.notCopied);
      }
    },
    save: () => download(pgn(), 'game.pgn'),
  };
}

/** In seconds; `-` without a clock. */
function timeControl(setting: ClockSetting | null): string {
  if (setting === null) return '-';
  const seconds = setting.initialMs / 1000;
  return setting.isPerMove === true ? `1/${seconds}` : `${seconds}+${setting.incrementMs / 1000}`;
}

function terminationOf(ending: EndingView | null): PgnExtra['Termination'] {
  if (ending === null) return 'unterminated';
  return ending.by === 'time' ? 'time forfeit' : 'normal';
}

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/x-chess-pgn' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
