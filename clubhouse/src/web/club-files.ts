import type { FastifyInstance } from 'fastify';
import { LeagueFailure } from '../api/answer.ts';
import { leagueClient } from '../api/client.ts';
import { clubIcon } from '../theme/icon.ts';
import { DEFAULT_COLOUR, themeStylesheet } from '../theme/stylesheet.ts';
import type { WebContext } from './context.ts';

/** What is made of the club's colour: `/theme.css` and `/icon.svg` (LOOK-1). */
export function mountClubFiles(app: FastifyInstance, context: WebContext): void {
  app.get<{ Querystring: { v?: string } }>('/theme.css', async ({ query }, reply) => {
    const colour = await clubColour(context);
    const isNamed = query.v === colour.slice(1);
    const cache = isNamed ? 'public, max-age=31536000, immutable' : 'no-cache';
    return reply
      .header('cache-control', cache)
      .type('text/css; charset=utf-8')
      .send(themeStylesheet(colour));
  });
  app.get('/icon.svg', async (_request, reply) => {
    const icon = clubIcon(await clubColour(context));
    return reply.header('cache-control', 'public, max-age=3600').type('image/svg+xml').send(icon);
  });
}

async function clubColour({ websiteKey, leagueUrl, face, now }: WebContext): Promise<string> {
  const key = websiteKey();
  if (key === null) return DEFAULT_COLOUR;
  try {
    const club = await face.read(leagueClient(leagueUrl, { token: key }), now());
    return club.colour ?? DEFAULT_COLOUR;
  } catch (error) {
    if (error instanceof LeagueFailure) return DEFAULT_COLOUR;
    throw error;
  }
}
