import type { Command } from './command-context.ts';

/** The code of the demo loads only for this command. */
export const demo: Command = async ({ terminal, environment }, words) => {
  const { playDemo } = await import('../../demo/command.ts');
  await playDemo({ say: terminal.out, environment }, words);
  return 0;
};
