import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { MANIFEST } from './build/manifest.ts';

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
  plugins: [
    VitePWA({
      registerType: 'prompt',
      // The page registers it by itself: a script's address must be a trusted type.
      injectRegister: false,
      manifest: MANIFEST,
      // Icons are for the device's home screen, which has taken them by the time it is offline.
      includeManifestIcons: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg}'],
        // What reads codes is loaded once somebody scans one, and the names of openings by who looks.
        globIgnores: ['**/decode-*.js', '**/openings-file-*.js'],
        // One file, since importScripts of a second one would need a trusted type in the worker.
        inlineWorkboxRuntime: true,
        // Only `/` is a page. What is not precached, `/v1` above all, never meets the worker.
        navigateFallback: null,
        // Messengers add their own to a link; the page is the same.
        ignoreURLParametersMatching: [/./],
        cleanupOutdatedCaches: true,
        sourcemap: false,
      },
    }),
  ],
};

export default config;
