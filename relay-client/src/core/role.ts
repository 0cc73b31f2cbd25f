import type { Seat } from 'relay-protocol/seat';

export type Role = 'host' | 'guest';

/** Whose seat is whose: the host made the room, so that theirs is the first. */
export function seatOfRole(role: Role): Seat {
  return role === 'host' ? 0 : 1;
}

export function otherRole(role: Role): Role {
  return role === 'host' ? 'guest' : 'host';
}
