import type { TestContext } from 'node:test';
import type { RunningHost } from 'relay/testing/host';
import type { SavedGame } from '../src/core/saved-game.ts';
import { joinGame, createGame } from '../src/create-game.ts';
import { createSession } from '../src/session.ts';
import type { SessionOptions } from '../src/session-options.ts';
import type { Session, SessionView } from '../src/session-view.ts';
import { makeBrowserPlatform } from '../src/browser-platform.ts';
import type { Platform } from '../src/platform.ts';
import { listenTo } from '../src/web-socket.ts';
import { NOUGHTS } from '../noughts/rules.ts';
import { PATIENCE_MS } from 'test-kit/patience';

const SETUP = { hostSide: 0, options: null } as const;

/** A player's device: its saved state and the session open on it. */
export interface Device {
  readonly session: Session;
  /** The last saved state. */
  readonly saved: () => SavedGame;
  /** Waits until the view satisfies the condition. */
  readonly sees: (what: (view: SessionView) => boolean) => Promise<SessionView>;
  /** Closes the page and opens it again on the saved state. */
  readonly reload: () => Promise<Device>;
}

/** A platform whose sockets lead to the relay at its current address. */
export function platformAt(relay: RunningHost, address = '192.0.2.1'): Platform {
  return {
    ...makeBrowserPlatform(),
    chance: () => 0,
    openSocket: (url, on) => {
      const { url: origin, origin: site, headers } = relay.from(address);
      const target = `${origin}${new URL(url).pathname}`;
      return listenTo(new WebSocket(target, { headers: { ...headers, origin: site ?? '' } }), on);
    },
  };
}

interface OpenOptions {
  readonly ownerKey?: string;
  /** Creates the session of a game other than noughts and crosses. */
  readonly create?: (options: Omit<SessionOptions<unknown>, 'rules'>) => Session;
}

/** Opens a game on a device and connects it; it stops with the test. */
export function openGame(
  t: TestContext,
  platform: Platform,
  begun: SavedGame,
  opening: OpenOptions = {},
): Device {
  const { ownerKey = null, create = createNoughts } = opening;
  let saved = begun;
  const store = {
    save: async (game: SavedGame) => {
      // Saved asynchronously, as in a browser's database.
      const copy = structuredClone(game);
      await new Promise((resolve) => setImmediate(resolve));
      saved = copy;
    },
  };
  const session = create({ saved, store, ownerKey, platform });
  session.start();
  t.after(async () => session.stop());
  return {
    session,
    saved: () => saved,
    sees: async (what) => sees(session, what),
    reload: async () => {
      await session.stop();
      return openGame(t, platform, saved, opening);
    },
  };
}

function createNoughts(options: Omit<SessionOptions<unknown>, 'rules'>): Session {
  return createSession({ rules: NOUGHTS, ...options });
}

/** The host's and the guest's saved game, not yet opened. */
export function beginBoth(): { readonly host: SavedGame; readonly guest: SavedGame } {
  const relay = 'http://relay.test';
  const now = Date.now();
  const host = createGame({ relay, name: 'Ann', now, setup: SETUP });
  const invite = { secret: host.secret, relay: null, name: null };
  return { host, guest: joinGame({ invite, relay, name: 'Ben', now }) };
}

/** Connects both to the relay until they know each other. */
export async function meet(
  t: TestContext,
  relay: RunningHost,
): Promise<{ readonly host: Device; readonly guest: Device }> {
  const begun = beginBoth();
  const host = openGame(t, platformAt(relay), begun.host);
  await host.sees(isOnline);
  const guest = openGame(t, platformAt(relay, '198.51.100.7'), begun.guest);
  await Promise.all([host.sees(knowsOther), guest.sees(knowsOther)]);
  return { host, guest };
}

export function isOnline({ connection }: SessionView): boolean {
  return connection.kind === 'online';
}

export function knowsOther({ peer }: SessionView): boolean {
  return peer.presence === 'online' && peer.chat === 'supported';
}

export function hasMoves(count: number): (view: SessionView) => boolean {
  return ({ game }) => game.moves.length === count;
}

export function stoppedWith(code: number): (view: SessionView) => boolean {
  return ({ connection }) => connection.kind === 'stopped' && connection.code === code;
}

async function sees(session: Session, what: (view: SessionView) => boolean): Promise<SessionView> {
  const { promise, resolve, reject } = Promise.withResolvers<SessionView>();
  const look = () => {
    if (what(session.view)) resolve(session.view);
  };
  const unsubscribe = session.subscribe(look);
  const never = () =>
    reject(new Error(`never seen: ${what.toString()} in ${JSON.stringify(session.view)}`));
  const timer = setTimeout(never, PATIENCE_MS);
  look();
  return promise.finally(() => {
    clearTimeout(timer);
    unsubscribe();
  });
}
