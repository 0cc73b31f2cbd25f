import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CommandError } from './terminal.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** How many paths or names a command takes in addition to its options. */
interface Count {
  readonly min: number;
  readonly max: number;
  /** The noun in the error for a wrong number. */
  readonly what?: string;
}

export class Arguments {
  readonly #values: Readonly<Record<string, unknown>>;
  readonly paths: readonly string[];

  private constructor(values: Readonly<Record<string, unknown>>, paths: readonly string[]) {
    this.#values = values;
    this.paths = paths;
  }

  /** @throws CommandError (2) for an unknown option or a wrong number of paths (CLI-8) */
  static read(words: readonly string[], options: Options, count: Count): Arguments {
    const { values, positionals } = parseArguments(words, options);
    if (positionals.length < count.min || positionals.length > count.max) {
      throw new CommandError(
        `This command takes ${describeCount(count)}. Add --help to see how.`,
        2,
      );
    }
    return new Arguments(values, positionals);
  }

  has(name: string): boolean {
    return this.#values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** Reads an option that may be repeated. */
  texts(name: string): readonly string[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.map(String) : [];
  }

  /** Reads a repeatable `NAME=VALUE`. @throws CommandError (2) without an equals sign */
  pairs(name: string): readonly (readonly [string, string])[] {
    return this.texts(name).map((text) => {
      const sign = text.lastIndexOf('=');
      if (sign > 0) return [text.slice(0, sign).trim(), text.slice(sign + 1).trim()] as const;
      throw new CommandError(`--${name} takes NAME=VALUE, not "${text}".`, 2);
    });
  }
}

function parseArguments(words: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split('. ');
    throw new CommandError(`${sentence}. Add --help for the list.`, 2);
  }
}

function describeCount({ min, max, what = 'file' }: Count): string {
  if (max === 0) return `no ${what}`;
  return min === max ? `one ${what}` : `one ${what}, or none`;
}
