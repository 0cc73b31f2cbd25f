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
  {
    name: 'rules',
    about: 'the lists in docs/spec of what `npm test -- --all` alone proves',
    file: 'scripts/spec-coverage.ts',
    args: ['--write'],
  },
];
