import type { FastifyInstance } from 'fastify';
import type { Club } from '../api/club.ts';
import type { Variant } from '../images/variants.ts';
import type { Images } from '../store/images.ts';
import { parseHex } from '../theme/colour.ts';
import { drawIconPixels } from '../theme/icon-pixels.ts';
import { DEFAULT_COLOUR } from '../theme/stylesheet.ts';
import { makeLightTokens } from '../theme/tokens.ts';
import { encodePng } from './png.ts';

/** The stylesheet's paper colour, shown by a phone before the first page loads. */
const PAPER = '#f6f3ec';

interface Icon {
  readonly name: Exclude<Variant, 'picture'>;
  readonly side: number;
  readonly isWhole: boolean;
}

const ICONS: readonly Icon[] = [
  { name: 'icon-192', side: 192, isWhole: false },
  { name: 'icon-512', side: 512, isWhole: false },
  { name: 'mask-512', side: 512, isWhole: true },
  { name: 'icon-180', side: 180, isWhole: true },
];

/** The manifest and PNG icons (OFF-14), drawn from the club's logo or its colour (FACE-9). */
export function mountHomeScreen(
  app: FastifyInstance,
  readClub: () => Promise<Club>,
  images: Images,
): void {
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { name, colour, logo } = await readClub();
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json')
      .send(JSON.stringify(buildManifest(name, colour ?? DEFAULT_COLOUR, logo !== null)));
  });
  const drawn = new Map<string, Buffer>();
  for (const { name, side, isWhole } of ICONS) {
    app.get(`/${name}.png`, async (_request, reply) => {
      const { colour, logo } = await readClub();
      void reply.header('cache-control', 'public, max-age=3600').type('image/png');
      const ofLogo = logo === null ? null : images.find(logo.image, name);
      if (ofLogo !== null) return reply.send(ofLogo);
      const key = `${name} ${colour ?? DEFAULT_COLOUR}`;
      const icon =
        drawn.get(key) ?? encodePng(drawIconPixels(colour ?? DEFAULT_COLOUR, side, isWhole), side);
      drawn.set(key, icon);
      return reply.send(icon);
    });
  }
}

function buildManifest(name: string, colour: string, hasLogo: boolean): object {
  const { band } = makeLightTokens(parseHex(colour) ?? [0, 0, 0]);
  return {
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: band,
    icons: [
      ...(hasLogo
        ? []
        : [{ src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' }]),
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: '/mask-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
