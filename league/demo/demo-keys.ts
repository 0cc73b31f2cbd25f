import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

const NAME = /^demo-keys(-\d+)?$/;

interface Keys {
  readonly administrator: string;
  readonly website: string;
}

/** A separate file for one club's keys, created before the keys. */
interface KeyFile {
  readonly file: string;
  readonly keep: (keys: Keys) => void;
  readonly discard: () => void;
}

/**
 * The demo's keys, in a file of the data folder that only its owner can read. Never overwrites a
 * key, which may belong to another club (CLI-13).
 */
export class DemoKeys {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Newest first. */
  found(): (Keys & { readonly file: string })[] {
    return this.#files()
      .toReversed()
      .flatMap((name) => {
        const file = join(this.#folder, name);
        const { ADMINISTRATOR_KEY: administrator, WEBSITE_KEY: website } = parseEnv(
          readFileSync(file, 'utf8'),
        );
        return administrator && website ? [{ file, administrator, website }] : [];
      });
  }

  /** @throws Error if the folder is not writable */
  reserve(): KeyFile {
    const number = this.#files().length + 1;
    const file = join(this.#folder, number === 1 ? 'demo-keys' : `demo-keys-${number}`);
    const descriptor = openSync(file, 'wx', 0o600);
    return {
      file,
      keep: ({ administrator, website }) => {
        writeSync(descriptor, `ADMINISTRATOR_KEY=${administrator}\nWEBSITE_KEY=${website}\n`);
        fsyncSync(descriptor);
        closeSync(descriptor);
      },
      discard: () => {
        closeSync(descriptor);
        rmSync(file);
      },
    };
  }

  #files(): string[] {
    const names = readdirSync(this.#folder).filter((name) => NAME.test(name));
    const numberOf = (name: string) => Number(NAME.exec(name)?.[1]?.slice(1) ?? 1);
    return names.toSorted((one, other) => numberOf(one) - numberOf(other));
  }
}
