import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';

/** Files are named by what they hold: the same sources make the same names and bytes. */
const config: InlineConfig = {
  root: fileURLToPath(new URL('.', import.meta.url)),
  configFile: false,
  envDir: false,
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    // An inlined file would be a data: address, or a style that the page's policy forbids.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
};

export default config;
