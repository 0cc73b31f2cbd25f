import type { Seat } from '@sealed-move/protocol/seat';

export type Role = 'host' | 'guest';

/** The host created the room and so has the first seat. */
export function toSeat(role: Role): Seat {
  return role === 'host' ? 0 : 1;
}

export function toRole(seat: Seat): Role {
  return seat === 0 ? 'host' : 'guest';
}

export function otherRole(role: Role): Role {
  return role === 'host' ? 'guest' : 'host';
}
