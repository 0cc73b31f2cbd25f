/** The kinds of frame (RFC 6455, section 5.2); all others are reserved. */
export const OPCODE = {
  continuation: 0,
  text: 1,
  binary: 2,
  close: 8,
  ping: 9,
  pong: 10,
} as const;

/** Why an endpoint fails a connection (RFC 6455, section 7.4.1). */
export const FAILURE = {
  protocol: 1002,
  notUtf8: 1007,
  tooManyFragments: 1008,
  tooLarge: 1009,
} as const;
export type Failure = (typeof FAILURE)[keyof typeof FAILURE];

/** Whether a close frame may carry a code; some only tell an application that there was none. */
export function isSendable(code: number): boolean {
  if (code >= 3000) return code <= 4999;
  return code >= 1000 && code <= 1014 && code !== 1004 && code !== 1005 && code !== 1006;
}
