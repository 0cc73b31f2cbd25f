import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';

/** The code that every page needs, in one file because many small ones compress worse. */
const BASE = /node_modules\/preact|site\/src\/(?:signals|services|routing|shell)\//;

/** The build names files by content: the same sources give the same names and bytes. */
const config: InlineConfig = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  configFile: false,
  envDir: false,
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    // Inlined files would be data: addresses, or styles that the page's policy forbids.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'base', test: BASE }],
        },
      },
    },
  },
};

export default config;
