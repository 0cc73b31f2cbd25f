import { CLOSE } from '@sealed-move/protocol/close-codes';

/** Why a client stops by itself, in codes that no relay uses. */
export const OWN_STOP = {
  /** The relay speaks another protocol. */
  protocol: 4900,
  /** The relay gave the other role's seat. */
  seat: 4901,
  /** The other player's app plays another game. */
  otherGame: 4902,
  /** The store could not save what must be saved before it is sent. */
  notSaved: 4903,
  /** The page has no Web Crypto. */
  insecure: 4904,
} as const;

const CODES = { ...CLOSE, ...OWN_STOP };

/** Why a connection ended, by name; `lost` stands for every code that has no name here. */
export type ClosingReason = Exclude<keyof typeof CODES, 'failed'> | 'lost';

const NAMES: ReadonlyMap<number, ClosingReason> = new Map(
  Object.entries(CODES).flatMap(([name, code]) => (isReason(name) ? [[code, name] as const] : [])),
);

/** What the relay could not store is, for a player, a connection that was lost. */
function isReason(name: string): name is ClosingReason {
  return name in CODES && name !== 'failed';
}

/** Why a connection ended that was closed with this code. */
export function closingReason(code: number): ClosingReason {
  return NAMES.get(code) ?? 'lost';
}
