import { type Asked, type Heard, wire } from '../src/api/wire.ts';

/** What stands between the site and the league: it asks on, sooner or later. */
export type Between = (asked: Asked, ask: (asked: Asked) => Promise<Heard>) => Promise<Heard>;

/** The path of a call without its query. */
export function pathOf({ path }: Asked): string {
  return new URL(path, 'http://local.invalid').pathname;
}

/** While it runs, each call to the league goes through this. */
export async function through(between: Between, run: () => Promise<unknown>): Promise<void> {
  const { ask } = wire;
  wire.ask = (asked) => between(asked, ask);
  try {
    await run();
  } finally {
    wire.ask = ask;
  }
}
