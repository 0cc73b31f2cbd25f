import { MAX_STUDY_LENGTH } from '../games/core/kept-game.ts';
import { dropText, readText, tryText } from '../storage/small-texts.ts';
import { hasMatchingMove, countMoves } from './core/move-tree.ts';
import { runInSlices } from './in-slices.ts';
import { STUDIES } from './kept-studies.ts';
import { readKept } from './read-study.ts';
import { isOwn, MAX_MOVES, writeStudyMoves, type StudyTree, addPlayedGame } from './study-tree.ts';

/** Above this share, the page warns that little space is left. */
const NEARLY_FULL = 0.9;

/**
 * The result of a write. `overtaken`: another tab wrote the same study. `removed`: another tab
 * removed the game. Neither is overwritten.
 */
export type StudyWrite = 'kept' | 'near' | 'full' | 'refused' | 'overtaken' | 'removed';

/** The additions stored on this device. Each write names the version it is based on (STUDY-2). */
export class StudyFile {
  readonly start: string;
  readonly #key: string;
  readonly #moves: readonly string[];
  #base: string | null = null;

  /** @param moves the game's moves, in UCI */
  constructor(key: string, start: string, moves: readonly string[]) {
    this.#key = STUDIES + key;
    this.start = start;
    this.#moves = moves;
  }

  /** Reads the stored study, which is the base of the next write. */
  async read(): Promise<StudyTree> {
    this.#base = readText(this.#key);
    const start = this.start;
    const kept = await runInSlices(readKept(start, this.#base ?? ''));
    return runInSlices(addPlayedGame(start, kept, this.#moves));
  }

  keep(tree: StudyTree): StudyWrite {
    const text = tree.some((node) => hasMatchingMove(node, isOwn))
      ? writeStudyMoves(this.start, tree).join(' ')
      : '';
    const used = Math.max(countMoves(tree) / MAX_MOVES, text.length / MAX_STUDY_LENGTH);
    if (used > 1) return 'full';
    const kept = readText(this.#key);
    if (kept === null && this.#base !== null) return 'removed';
    if (kept !== this.#base) return 'overtaken';
    if (text !== (kept ?? '')) {
      if (!tryText(this.#key, text)) return 'refused';
      this.#base = text;
    }
    return used > NEARLY_FULL ? 'near' : 'kept';
  }

  /** Whether nothing of the study has been stored yet. */
  get isNew(): boolean {
    return this.#base === null;
  }

  /** Undoes the first write of a study, because its game no longer exists. */
  withdraw(): void {
    dropText(this.#key);
  }

  /** Reports a write or removal by another tab, until the returned function is called. */
  follow(onWrite: () => void, onRemove: () => void): () => void {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== this.#key && key !== null) return;
      const kept = readText(this.#key);
      if (kept === this.#base) return;
      if (kept === null) onRemove();
      else onWrite();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }
}
