import { MAX_STUDY_LENGTH } from '../games/core/kept-game.ts';
import { dropText, readText, tryText } from '../storage/small-texts.ts';
import { holds, sizeOf } from './core/move-tree.ts';
import { runInSlices } from './in-slices.ts';
import { STUDIES } from './kept-studies.ts';
import { readKept } from './read-study.ts';
import { isOwn, MAX_MOVES, studyMoves, type StudyTree, withGame } from './study-tree.ts';

/** From here on the page says that there is little room left. */
const NEARLY_FULL = 0.9;

/**
 * What a write came to: `overtaken` where another tab wrote the same study meanwhile, `removed` where it removed
 * the game. Neither is written over.
 */
export type StudyWrite = 'kept' | 'near' | 'full' | 'refused' | 'overtaken' | 'removed';

/** What a player adds to one game, as this device keeps it (STUDY-2). Each write says what it is based on. */
export class StudyFile {
  readonly start: string;
  readonly #key: string;
  readonly #moves: readonly string[];
  #base: string | null = null;

  /** @param key of the game @param moves of the game, in UCI */
  constructor(key: string, start: string, moves: readonly string[]) {
    this.#key = STUDIES + key;
    this.start = start;
    this.#moves = moves;
  }

  /** The study as it is kept by now: the base of what is written next. */
  async read(): Promise<StudyTree> {
    this.#base = readText(this.#key);
    const start = this.start;
    const kept = await runInSlices(readKept(start, this.#base ?? ''));
    return runInSlices(withGame(start, kept, this.#moves));
  }

  keep(tree: StudyTree): StudyWrite {
    const text = tree.some((node) => holds(node, isOwn))
      ? studyMoves(this.start, tree).join(' ')
      : '';
    const used = Math.max(sizeOf(tree) / MAX_MOVES, text.length / MAX_STUDY_LENGTH);
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

  /** Whether nothing was kept of it so far. */
  get isNew(): boolean {
    return this.#base === null;
  }

  /** Takes back the first write of a study whose game is no longer there. */
  withdraw(): void {
    dropText(this.#key);
  }

  /** Tells that another tab wrote or removed it. @returns stops that */
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
