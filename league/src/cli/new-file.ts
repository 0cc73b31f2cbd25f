import { type FileHandle, open, rm } from 'node:fs/promises';
import { CommandError } from './terminal.ts';

/** A private file that never overwrites another, created before the work that fills it. */
export class NewFile {
  readonly #path: string;
  readonly #handle: FileHandle;

  private constructor(path: string, handle: FileHandle) {
    this.#path = path;
    this.#handle = handle;
  }

  /** @throws CommandError if it exists or cannot be created */
  static async create(path: string): Promise<NewFile> {
    const handle = await open(path, 'wx', 0o600).catch(() => {
      throw new CommandError(`The file ${path} already exists or cannot be written.`);
    });
    return new NewFile(path, handle);
  }

  /** Fills the file with the result of `work`; if that fails, removes the file. */
  async fill(work: () => Promise<string> | string): Promise<void> {
    try {
      await this.#handle.writeFile(await work());
      await this.#handle.sync();
    } catch (error) {
      await rm(this.#path, { force: true });
      throw error;
    } finally {
      await this.#handle.close();
    }
  }
}
