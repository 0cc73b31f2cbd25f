import type { Program } from './programs.ts';

export const BUILD_PROGRAMS: readonly Program[] = [
  {
    name: 'clubhouse',
    about: "the clubhouse's client files and pages, into clubhouse/dist",
    file: 'clubhouse/build/main.ts',
  },
  { name: 'site', about: "the games' site, into site/dist", file: 'site/build/main.ts' },
];
