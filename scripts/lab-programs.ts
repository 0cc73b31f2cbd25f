import type { Program } from './programs.ts';

/** The programs of `npm run lab`: benchmarks, simulations, attacks, faults and pictures. */
export const LAB_PROGRAMS: readonly Program[] = [
  {
    name: 'league-bench',
    about: 'as clubs use it: a mix of reads and reports, each read at several sizes, memory',
    file: 'league/bench/main.ts',
  },
  {
    name: 'plans',
    about: 'how each database runs the larger reads: prints the query plans',
    file: 'league/bench/plans.ts',
  },
  {
    name: 'sentences',
    about: 'every sentence of the API: its code, its parameters, its English and an example',
    file: 'league/bench/sentences.ts',
  },
  {
    name: 'generators',
    about: 'three generators make clients of openapi.json, and a program compiles on each',
    file: 'league/generators/main.ts',
  },
  {
    name: 'clubhouse-bench',
    about: 'each page at a club of 300: calls, processor time, script, first paint on a slow phone',
    file: 'clubhouse/bench/main.ts',
  },
  {
    name: 'clubhouse-guess',
    about: '1,000 requests for a sign-in link, half for known addresses: how long answers take',
    file: 'clubhouse/test/guess.ts',
  },
  {
    name: 'clubhouse-look',
    about: 'a picture of every page; --all says what is wrong with any',
    file: 'clubhouse/test/look.ts',
  },
  {
    name: 'coach-year',
    about: "a club's year through pages and emails alone, as its coach and its players live it",
    file: 'clubhouse/year/main.ts',
  },
  {
    name: 'coach-wander',
    about: 'ten years of a club, browsed at random by a coach, a player and a stranger',
    file: 'clubhouse/year/wander.ts',
  },
  {
    name: 'coach-pictures',
    about: 'draws the pictures of docs/coach.md from the club of the demonstration',
    file: 'clubhouse/pictures/main.ts',
  },
  {
    name: 'season-by-mail',
    about:
      'a box season of 40 played by answering emails, also under kills: how 2,000 replies are read',
    file: 'clubhouse/season-by-mail/main.ts',
  },
  {
    name: 'relay-load-test',
    about: 'attacks every limit of the relay while quiet pairs play',
    file: 'relay/load/main.ts',
  },
  {
    name: 'relay-fuzz',
    about: '100,000 hostile frames and handshakes over raw connections',
    file: 'relay/fuzz/main.ts',
  },
  {
    name: 'relay-wire-fuzz',
    about: 'a million faulty streams of frames, read by the relay and by ws: both must agree',
    file: 'relay/fuzz/wire.ts',
  },
  {
    name: 'relay-echo',
    about: 'a server that sends back what it gets, for a conformance suite such as Autobahn',
    file: 'relay/test/wire/echo-server.ts',
  },
  {
    name: 'relay-client-sim',
    about: 'a million schedules of two clients over a bad network, by a seed',
    file: 'relay-client/sim/main.ts',
  },
  {
    name: 'relay-client-mutants',
    about: 'breaks the client one rule at a time: do the schedules and the tests notice?',
    file: 'relay-client/sim/mutants.ts',
  },
  {
    name: 'traffic-analysis',
    about: 'what lengths and times of sealed frames give away to the relay',
    file: 'relay-client/sim/traffic-analysis.ts',
  },
  { name: 'clock-sim', about: 'games with two skewed clocks, by a seed', file: 'site/sim/main.ts' },
  {
    name: 'play-look',
    about: 'a picture of the page to play on, in each state and window',
    file: 'site/test/look.ts',
  },
  {
    name: 'browsers',
    about: 'an evening at chess and a game of reversi, in Chromium, Firefox and WebKit',
    file: 'site/browsers/main.ts',
  },
  {
    name: 'fault-injection',
    about: 'power cuts, kills, a full disk, a database away: what is lost, and what recovers',
    file: 'fault-injection/main.ts',
  },
  {
    name: 'small-machine',
    about: 'each service within 256 MB and half a core; as root, on Linux',
    file: 'operations/small-machine/main.ts',
  },
  {
    name: 'hosted-clubs',
    about: 'fifty clubs on one machine, woken one after another: first page, memory, what fits',
    file: 'operations/hosted-clubs/main.ts',
  },
  {
    name: 'booted-machine',
    about:
      'a release installed on a Debian that boots, two hosted clubs, what one learns of the other',
    file: 'operations/booted-machine/main.ts',
  },
  {
    name: 'upgrade-trial',
    about: 'a club played in one unpacked release, upgraded to another, and taken back',
    file: 'operations/upgrade-trial/main.ts',
  },
  {
    name: 'upgrade-kills',
    about: 'an upgrade of hosted clubs, killed before every one of its steps: is every row there?',
    file: 'operations/upgrade-kills/main.ts',
  },
  {
    name: 'lab-tests',
    about: 'the tests of the benchmarks themselves: do they measure what they say?',
    file: 'scripts/lab-tests.ts',
  },
  {
    name: 'coverage',
    about: 'how much of the pure code its unit tests run, by lines and branches',
    file: 'scripts/coverage.ts',
  },
  {
    name: 'mutation',
    about: 'breaks ledger, placements, room and settling piece by piece: do the unit tests notice?',
    file: 'scripts/mutation.ts',
  },
  {
    name: 'imports',
    about: 'which package imports which, by which of its entries, and how often',
    file: 'scripts/package-imports.ts',
  },
  {
    name: 'rules',
    about: 'every numbered rule of docs/spec/, with its tests; marks those that only --all runs',
    file: 'scripts/spec-coverage.ts',
    args: ['--list'],
  },
];
