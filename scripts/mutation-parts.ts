/** A pure core, and the unit tests that should catch changes to it. */
interface Part {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

const folder = (path: string): Part => ({
  mutate: [`${path}/*.ts`],
  tests: [`${path}/*.test.ts`],
});

/** The most important code, by the names that `npm run lab -- mutation` takes. */
export const PARTS: Readonly<Record<string, Part>> = {
  ledger: folder('league/src/ledger/rules'),
  placements: folder('league/src/placements/rules'),
  room: folder('relay/src/room'),
  settling: {
    mutate: ['relay-client/src/core/{settle,dispute,match,offers,last-offers,rematch,absence}.ts'],
    tests: ['relay-client/src/core/*.test.ts'],
  },
};
