import { CLOSE } from '@sealed-move/protocol/close-codes';

/** Codes with which a client stops on its own, unused by any relay. */
export const OWN_STOP = {
  protocol: 4900,
  /** The relay gave the other role's seat. */
  seat: 4901,
  otherGame: 4902,
  /** The store failed to save data that must be saved before sending. */
  notSaved: 4903,
  /** The page has no Web Crypto. */
  insecure: 4904,
} as const;

const CODES = { ...CLOSE, ...OWN_STOP };

/** Why a connection ended, by name; `lost` covers every code without a name. */
export type ClosingReason = Exclude<keyof typeof CODES, 'failed'> | 'lost';

const NAMES: ReadonlyMap<number, ClosingReason> = new Map(
  Object.entries(CODES).flatMap(([name, code]) => (isReason(name) ? [[code, name] as const] : [])),
);

/** Whether a name is a reason. A storage failure of the relay counts as a lost connection. */
function isReason(name: string): name is ClosingReason {
  return name in CODES && name !== 'failed';
}

export function toClosingReason(code: number): ClosingReason {
  return NAMES.get(code) ?? 'lost';
}
