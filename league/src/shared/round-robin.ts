/**
 * Returns pairs of indexes (FIX-1) by the circle method, so a division's list reads as rounds. The
 * first-named side alternates, so that nobody is always side 0.
 */
export function makeRoundRobin(count: number): [number, number][] {
  const seats = count + (count % 2);
  const pairings: [number, number][] = [];
  for (let round = 0; round < seats - 1; round++) {
    for (let table = 0; table < seats / 2; table++) {
      const pairing = findPairing(seats, round, table);
      // With an odd count, the last seat is empty, and its opponent has a bye.
      if (Math.max(...pairing) < count) pairings.push(pairing);
    }
  }
  return pairings;
}

function findPairing(seats: number, round: number, table: number): [number, number] {
  const turning = seats - 1;
  const one = table === 0 ? seats - 1 : (round + table) % turning;
  const other = (round - table + turning) % turning;
  const swap = table === 0 ? round % 2 === 1 : table % 2 === 1;
  return swap ? [other, one] : [one, other];
}
