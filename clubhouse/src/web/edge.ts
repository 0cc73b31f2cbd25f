import type { FastifyReply, FastifyRequest } from 'fastify';
import { LeagueFailure } from '../api/answer.ts';
import { type Club, NO_CLUB } from '../api/club.ts';
import { leagueClient } from '../api/client.ts';
import type { Speech } from '../parts/language.ts';
import { datesOf } from '../words/dates.ts';
import { chooseLanguage, wordsOf } from '../words/language.ts';
import { answerOf } from './access.ts';
import type { WebContext } from './context.ts';
import type { Kept } from './cookies.ts';
import { faultPage, setUpPage } from './faults.tsx';
import { networkOf } from './limit.ts';
import { renderPage } from './render.tsx';
import { sendFile } from './send-file.ts';
import type { Answer, Handler, Visit } from './visit.ts';

/** One request for a page, from its cookies to its answer. */
export async function serve(
  context: WebContext,
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const now = context.now();
  const kept = context.cookies.read(request, now);
  const club = await findClub(context, request, now);
  if ('answer' in club) return send(context, request, reply, club.answer, NO_CLUB);
  const visit = visitOf(context, request, kept, club.club, now);
  const answer = await answerOf(handler, visit);
  const keeps = { ...kept.ageing, ...answer.keeps };
  // The service worker keeps pages for this member alone, and none for nobody (OFF-3).
  const session = keeps.session === undefined ? kept.session : keeps.session;
  void reply.header('clubhouse-member', session?.memberId ?? 'none');
  return send(context, request, reply, { ...answer, keeps }, club.club);
}

/** What is answered instead of a page: to an error, or a form from elsewhere. */
export async function sendFault(
  context: WebContext,
  request: FastifyRequest,
  reply: FastifyReply,
  makeAnswer: (speech: Speech, club: string) => Answer,
): Promise<FastifyReply> {
  const found = await findClub(context, request, context.now());
  const club = 'club' in found ? found.club : NO_CLUB;
  const speech = speechFor(context, request, club);
  return send(context, request, reply, makeAnswer(speech, club.name), club);
}

async function findClub(
  { websiteKey, leagueUrl, face, keyFile, cookies, services }: WebContext,
  request: FastifyRequest,
  now: number,
): Promise<{ readonly club: Club } | { readonly answer: Answer }> {
  const key = websiteKey();
  const speech = speechFor({ cookies, services }, request, NO_CLUB);
  if (key === null) return { answer: setUpPage(speech, keyFile, false) };
  try {
    return { club: await face.read(leagueClient(leagueUrl, { token: key }), now) };
  } catch (error) {
    if (!(error instanceof LeagueFailure)) throw error;
    const isRefused = error.status === 401 || error.status === 403;
    if (isRefused) return { answer: setUpPage(speech, keyFile, true) };
    return { answer: faultPage(speech, NO_CLUB.name, 'away') };
  }
}

function visitOf(
  context: WebContext,
  request: FastifyRequest,
  kept: Kept,
  club: Club,
  now: number,
): Visit {
  const speech = speechFor(context, request, club);
  const leagueAs = (token: string) =>
    leagueClient(context.leagueUrl, { token, address: request.ip });
  return {
    ...speech,
    params: request.params as Record<string, string>,
    query: new URL(request.url, 'http://local.invalid').searchParams,
    form: new URLSearchParams(typeof request.body === 'string' ? request.body : ''),
    address: request.url,
    club,
    now,
    network: networkOf(request.ip),
    website: leagueAs(context.websiteKey() ?? ''),
    leagueAs,
    services: context.services,
    player: kept.session,
    coach: kept.coach,
    note: kept.note,
  };
}

function speechFor(
  { cookies, services }: Pick<WebContext, 'cookies' | 'services'>,
  request: FastifyRequest,
  club: Club,
): Speech {
  const { language: chosen, session } = cookies.read(request, 0);
  const preferred =
    chosen ?? (session === null ? null : services.store.preferences.language(session.memberId));
  const language = chooseLanguage(preferred, request.headers['accept-language']);
  return { language, words: wordsOf(language), dates: datesOf(language, club.timezone) };
}

function send(
  context: WebContext,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  club: Club,
): FastifyReply {
  if (answer.keeps !== undefined) context.cookies.write(reply, answer.keeps, context.now());
  void reply.header('cache-control', 'no-store');
  switch (answer.kind) {
    case 'redirect':
      return reply.redirect(answer.to, 303);
    case 'page': {
      const speech = speechFor(context, request, club);
      const html = renderPage(context.assets, { ...answer, speech, club });
      return reply.code(answer.status).type('text/html; charset=utf-8').send(html);
    }
    case 'file':
      return sendFile(request, reply, answer);
  }
}
