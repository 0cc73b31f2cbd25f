// The repository has TypeScript, which Node runs here but not beneath node_modules.
process.stderr.write(
  'Run `npm run release -- pack` in the root: it builds what is packed, into dist/npm/.\n',
);
process.exitCode = 1;
