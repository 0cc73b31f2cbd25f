import type { FastifyBaseLogger } from 'fastify';
import { CourtLocations } from './api/court-locations.ts';
import { WebsiteFacts } from './api/website-facts.ts';
import { KeyedMutex } from './arrange/keyed-mutex.ts';
import { type Background, createLaterRunner } from './background.ts';
import type { ClubhouseOptions } from './options.ts';
import { SetUp } from './set-up/set-up.ts';
import { Forecasts } from './weather/forecasts.ts';
import { ApplicationLimits } from './web/application-limits.ts';
import { readAssets } from './web/assets.ts';
import { Bodies } from './web/bodies.ts';
import { CoachLinks } from './web/coach-links.ts';
import type { WebContext } from './web/context.ts';
import { Cookies } from './web/cookies.ts';
import { listOwnOrigins } from './web/origin.ts';
import { Seal } from './signed/seal.ts';
import { SignInLimits } from './web/sign-in-limits.ts';
import type { Services } from './web/visit.ts';

export function createWebContext(
  options: ClubhouseOptions,
  background: Background,
  isSecure: boolean,
  log: FastifyBaseLogger,
): WebContext {
  return {
    services: createServices(options, background, log),
    cookies: new Cookies(new Seal(options.sealKey), isSecure),
    bodies: new Bodies(),
    onForm: () => background.dispatch.wake(),
    assets: readAssets(options.builtFolder),
    branding: background.branding,
    league: options,
    websiteKey: options.websiteKey,
    keyFile: options.keyFile,
    origins: listOwnOrigins(options.url),
    now: options.now,
  };
}

function createServices(
  options: ClubhouseOptions,
  { signInLetters, work, matchLocks, running, ...background }: Background,
  log: FastifyBaseLogger,
): Services {
  return {
    url: options.url,
    store: options.store,
    setUp: new SetUp(options),
    unsubscribing: background.unsubscribing,
    pushKey: background.pushKey,
    sendsMail: options.sendsMail ?? true,
    signInLetters,
    website: new WebsiteFacts({ freshMs: 10_000, retryMs: 1000, isAwaited: true }),
    limits: new SignInLimits(),
    signer: background.signer,
    organizer: options.organizer,
    branding: background.branding,
    courts: new CourtLocations(),
    forecasts: new Forecasts(options.weatherUrl),
    matchLocks,
    memberLocks: new KeyedMutex(),
    bot: (options.telegram ?? null) === null ? null : background.messages,
    coachLinks: options.coachLinks ?? new CoachLinks(),
    applications: new ApplicationLimits(),
    work,
    feedTurn: background.dispatch.feedTurn,
    later: createLaterRunner(running, log),
  };
}
