import type { Command } from './command-context.ts';

/** Plays a club against the running service: what it needs of it is loaded for this alone. */
export const demo: Command = async ({ terminal, environment }, words) => {
  const { playDemo } = await import('../../demo/command.ts');
  await playDemo({ say: terminal.out, environment }, words);
  return 0;
};
