import { useState } from 'preact/hooks';
import { resultOf } from '../game/ending-words.ts';
import { pgnDate, writePgn } from '../pgn/write-pgn.ts';
import type { Play } from './use-play.ts';

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
    const [White, Black] = names;
    const Date = pgnDate(new globalThis.Date());
    const Round = String(view.game.number);
    const tags = { Event: 'Casual game', Site: '?', Date, Round, White, Black };
    return writePgn({ tags, result: resultOf(view.game.ending), sans: line.map(({ san }) => san) });
  };
  return {
    said,
    async copy() {
      try {
        await navigator.clipboard.writeText(pgn());
        setSaid('Copied.');
      } catch {
        setSaid('This browser did not allow copying: download it instead.');
      }
    },
    save: () => download(pgn(), 'game.pgn'),
  };
}

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/x-chess-pgn' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
