import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Picture } from '../images/read-picture.ts';
import type { Variant } from '../images/variants.ts';

const DAY_MS = 86_400_000;

/** Pictures of the club and its sponsors, by the hash of their bytes (FACE-8). */
export class Images {
  readonly #add: StatementSync;
  readonly #find: StatementSync;
  readonly #removeOthers: StatementSync;

  constructor(database: DatabaseSync) {
    this.#add = database.prepare(
      'insert or ignore into images (image, variant, width, height, bytes, added_at) ' +
        'values (?, ?, ?, ?, ?, ?)',
    );
    this.#find = database.prepare('select bytes from images where image = ? and variant = ?');
    this.#removeOthers = database.prepare(
      'delete from images where added_at < ? and image not in (select value from json_each(?))',
    );
  }

  add({ image, files }: Picture, now: number): void {
    for (const { variant, width, height, bytes } of files) {
      this.#add.run(image, variant, width, height, bytes, now);
    }
  }

  /** A PNG; null if there is no such picture. */
  find(image: string, variant: Variant): Buffer | null {
    const bytes = this.#find.get(image, variant)?.['bytes'];
    return bytes instanceof Uint8Array ? Buffer.from(bytes) : null;
  }

  has(image: string): boolean {
    return this.#find.get(image, 'picture') !== undefined;
  }

  /** Removes unused pictures, except those uploaded within a day. */
  keepOnly(images: readonly string[], now: number): void {
    this.#removeOthers.run(now - DAY_MS, JSON.stringify(images));
  }
}
