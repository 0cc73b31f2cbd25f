import type { ManifestOptions } from 'vite-plugin-pwa';

/** What a phone shows of the installed site. */
export const MANIFEST: Partial<ManifestOptions> = {
  id: '/',
  name: 'Sealed Move',
  short_name: 'Sealed Move',
  description: 'Chess and reversi for two, which nobody else can read.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f6f2ea',
  theme_color: '#f6f2ea',
  categories: ['games'],
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
    { src: '/mask-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
};
