import type { FastifyReply, FastifyRequest } from 'fastify';
import { listNetworks } from 'service/network';
import { LeagueFailure, NoAnswer } from '../api/answer.ts';
import { type Club, NO_CLUB } from '../api/club.ts';
import { type Caller, type LeagueClient, createLeagueClient } from '../api/client.ts';
import type { Locale } from '../components/locale.ts';
import { getDates } from '../messages/dates.ts';
import { chooseLanguage, getWords } from '../messages/language.ts';
import { runHandler, type Visitor } from './access.ts';
import type { WebContext } from './context.ts';
import type { RequestCookies } from './cookies.ts';
import { confirmPlayer } from './credential.ts';
import { renderFaultPage, renderSetUpPage } from './faults.tsx';
import { MAX_QUERY_PAIRS } from './form-bounds.ts';
import { addFrameHeaders } from './headers.ts';
import { readPairs } from './pairs.ts';
import { renderPage } from './render.tsx';
import { sendFile } from './send-file.ts';
import type { Answer, Handler } from './visit.ts';

/** Handles a page request from its cookies to its answer. */
export async function servePage(
  context: WebContext,
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const now = context.now();
  const requestCookies = context.cookies.read(request, now);
  const localeIn = (club: Club) => chooseLocale(context, request, requestCookies, club);
  const isBeforeSetUp =
    handler.access === 'anybody' && handler.isBeforeSetUp && context.websiteKey() === null;
  const found = isBeforeSetUp ? { club: NO_CLUB } : await findClub(context, request, now, localeIn);
  if ('answer' in found)
    return sendResponse(context, request, reply, {
      answer: found.answer,
      locale: localeIn(NO_CLUB),
      club: NO_CLUB,
    });
  const { club } = found;
  const locale = localeIn(club);
  const query = readPairs(request.url.split('?', 2)[1] ?? '', MAX_QUERY_PAIRS);
  if (query === null) {
    const answer = renderFaultPage(locale, club.name, 'tooLarge');
    return sendResponse(context, request, reply, { answer, locale, club });
  }
  const visit = makeVisit(context, request, { requestCookies, club, locale, now, query });
  const visitor = makeVisitor(context, request, handler, visit);
  const answer = await runHandler(handler, visitor);
  const cookies = { ...requestCookies.ageing, ...answer.cookies };
  // The service worker caches pages only for this member, and none without a member (OFF-3).
  const session = cookies.session === undefined ? requestCookies.session : cookies.session;
  void reply.header('clubhouse-member', session?.memberId ?? 'none');
  return sendResponse(context, request, reply, {
    answer: { ...answer, cookies },
    locale,
    club,
    visit,
  });
}

/** Sends an error page in place of the page, for an error or a form from another site. */
export async function sendFault(
  context: WebContext,
  request: FastifyRequest,
  reply: FastifyReply,
  makeAnswer: (locale: Locale, club: string) => Answer,
): Promise<FastifyReply> {
  const now = context.now();
  const requestCookies = context.cookies.read(request, now);
  const localeIn = (club: Club) => chooseLocale(context, request, requestCookies, club);
  const found = await findClub(context, request, now, localeIn);
  const club = 'club' in found ? found.club : NO_CLUB;
  const locale = localeIn(club);
  return sendResponse(context, request, reply, {
    answer: makeAnswer(locale, club.name),
    locale,
    club,
  });
}

async function findClub(
  { websiteKey, league, branding, keyFile }: WebContext,
  request: FastifyRequest,
  now: number,
  localeIn: (club: Club) => Locale,
): Promise<{ readonly club: Club } | { readonly answer: Answer }> {
  const key = websiteKey();
  if (key === null) return { answer: renderSetUpPage(localeIn(NO_CLUB), keyFile, false) };
  try {
    return { club: await branding.read(createLeagueClient(league, { token: key }), now) };
  } catch (error) {
    if (!(error instanceof LeagueFailure)) throw error;
    const isRefused = error.status === 401 || error.status === 403;
    if (isRefused) return { answer: renderSetUpPage(localeIn(NO_CLUB), keyFile, true) };
    logFailure(request, error);
    return { answer: renderFaultPage(localeIn(NO_CLUB), NO_CLUB.name, 'away') };
  }
}

/** Logs a failure, except refusals that pages have words for: they are no news to the operator. */
function logFailure(request: FastifyRequest, failure: LeagueFailure): void {
  if (!(failure instanceof NoAnswer)) return;
  request.log.warn({ err: failure }, 'a page got no answer from the league');
}

interface VisitFacts {
  readonly requestCookies: RequestCookies;
  readonly club: Club;
  readonly locale: Locale;
  readonly now: number;
  readonly query: URLSearchParams;
}

function makeVisit(
  context: WebContext,
  request: FastifyRequest,
  { requestCookies, club, locale, now, query }: VisitFacts,
): Visitor['visit'] {
  const erasedName = locale.words.shell.erasedMember;
  const leagueAs = (token: string) => makeClient(context, request, token, { erasedName });
  const { session: player, family, coach, bar, note, request: signInRequest } = requestCookies;
  return {
    ...locale,
    params: request.params as Record<string, string>,
    query,
    address: request.url,
    club,
    isSent: request.method === 'POST',
    now,
    client: request.ip,
    website: createLeagueClient(context.league, {
      token: context.websiteKey() ?? '',
      address: request.ip,
      isOwnKey: true,
      erasedName,
    }),
    leagueAs,
    services: context.services,
    claimed: { player, family, coach, bar },
    confirmPlayer: () => confirmPlayer(player, leagueAs),
    note,
    signInRequest,
    installationSecret: requestCookies.installation,
  };
}

function makeVisitor(
  context: WebContext,
  request: FastifyRequest,
  handler: Handler,
  visit: Visitor['visit'],
): Visitor {
  const isPost = request.method === 'POST';
  const { coach, player } = visit.claimed;
  const token = handler.access === 'anybody' ? undefined : (coach?.key ?? player?.token);
  const names = token === undefined ? listNetworks(visit.client) : [token];
  const sender = { names, isKnown: token !== undefined };
  return {
    visit,
    isPost,
    note: (failure) => logFailure(request, failure),
    onForm: context.onForm,
    connect: (credential, onStatus) => {
      const erasedName = visit.words.shell.erasedMember;
      return makeClient(context, request, credential, { erasedName, onStatus });
    },
    read: () => context.bodies.read(request.raw, isPost ? handler.takes : null, sender),
  };
}

function makeClient(
  { league }: WebContext,
  { ip: address }: FastifyRequest,
  token: string,
  more: Pick<Caller, 'erasedName' | 'onStatus'>,
): LeagueClient {
  return createLeagueClient(league, { token, address, ...more });
}

function chooseLocale(
  { services }: Pick<WebContext, 'services'>,
  request: FastifyRequest,
  { language: chosen, session }: RequestCookies,
  club: Club,
): Locale {
  // A screen belongs to nobody, so its browser's languages are nobody's choice (BAR-3).
  const preferred = isScreenRequest(request)
    ? (chosen ?? club.language)
    : (chosen ?? (session === null ? null : services.store.preferences.language(session.memberId)));
  const language = chooseLanguage(preferred, request.headers['accept-language'], club.languages);
  return { language, words: getWords(language), dates: getDates(language, club.timezone) };
}

/** Nobody is there to reload a screen that shows an error page. */
const SCREEN_RETRY_S = 30;

function isScreenRequest({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/bar';
}

interface AnswerParts {
  readonly answer: Answer;
  readonly locale: Locale;
  readonly club: Club;
  readonly visit?: Visitor['visit'];
}

function sendResponse(
  context: WebContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, locale, club, visit }: AnswerParts,
): FastifyReply {
  if (answer.cookies !== undefined) context.cookies.write(reply, answer.cookies, context.now());
  void reply.header('cache-control', 'no-store');
  switch (answer.kind) {
    case 'redirect':
      return reply.redirect(answer.to, 303);
    case 'page': {
      if (answer.frame !== undefined) addFrameHeaders(reply, answer.frame.after);
      if (isScreenRequest(request) && answer.status !== 200) {
        void reply.header('refresh', String(SCREEN_RETRY_S));
      }
      const html = renderPage(context.assets, { ...answer, locale, club, visit: visit ?? null });
      return reply.code(answer.status).type('text/html; charset=utf-8').send(html);
    }
    case 'file':
      return sendFile(request, reply, answer);
  }
}
