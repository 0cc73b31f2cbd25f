import type { FastifyInstance } from 'fastify';
import { LeagueFailure } from '../api/answer.ts';
import { createLeagueClient } from '../api/client.ts';
import { type Club, NO_CLUB } from '../api/club.ts';
import { renderClubIcon } from '../theme/icon.ts';
import { DEFAULT_COLOUR } from '../theme/stylesheet.ts';
import type { WebContext } from './context.ts';
import { getThemeFile } from './theme-file.ts';
import { mountHomeScreen } from './home-screen.ts';

/** Files made from the club's name and colour: `/theme.css`, icons, the manifest (LOOK-1). */
export function mountClubFiles(app: FastifyInstance, context: WebContext): void {
  mountHomeScreen(app, () => readClub(context), context.services.store.images);
  app.get<{ Querystring: { v?: string } }>('/theme.css', async ({ query }, reply) => {
    const { css, version } = getThemeFile(await readClubColour(context));
    const isNamed = query.v === version;
    const cache = isNamed ? 'public, max-age=31536000, immutable' : 'no-cache';
    return reply.header('cache-control', cache).type('text/css; charset=utf-8').send(css);
  });
  app.get('/icon.svg', async (_request, reply) => {
    const icon = renderClubIcon(await readClubColour(context));
    return reply.header('cache-control', 'public, max-age=3600').type('image/svg+xml').send(icon);
  });
}

async function readClubColour(context: WebContext): Promise<string> {
  return (await readClub(context)).colour ?? DEFAULT_COLOUR;
}

async function readClub({ websiteKey, league, branding, now }: WebContext): Promise<Club> {
  const key = websiteKey();
  if (key === null) return NO_CLUB;
  try {
    return await branding.read(createLeagueClient(league, { token: key }), now());
  } catch (error) {
    if (error instanceof LeagueFailure) return NO_CLUB;
    throw error;
  }
}
