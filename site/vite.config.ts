import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';

/**
 * Puts everything that the first page loads into one file: many small ones load slower and compress
 * worse. The page and its main module stay outside: main waits for modules that would wait for its
 * file.
 */
const BUT_MAIN = /^(?!.*\/site\/(?:index\.html|src\/main\.tsx)$)/;

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
          groups: [{ name: 'base', tags: ['$initial'], test: BUT_MAIN }],
        },
      },
    },
  },
};

export default config;
