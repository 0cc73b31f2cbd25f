import type { Program } from './programs.ts';

export const GENERATE_PROGRAMS: readonly Program[] = [
  {
    name: 'openapi',
    about: 'league/openapi.json',
    file: 'league/examples/main.ts',
  },
  {
    name: 'settings',
    about: 'docs/settings.md and .env.example',
    file: 'scripts/settings-page.ts',
  },
];
