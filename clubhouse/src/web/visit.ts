import type { VNode } from 'preact';
import type { Mutex } from 'service/mutex';
import type { KeyedMutex } from '../arrange/keyed-mutex.ts';
import type { Club, ClubBranding } from '../api/club.ts';
import type { LeagueClient } from '../api/client.ts';
import type { WebsiteFacts } from '../api/website-facts.ts';
import type { CourtLocations } from '../api/court-locations.ts';
import type { Signer } from '../signed/signer.ts';
import type { SignInLetters } from '../dispatch/sign-in-letters.ts';
import type { UnsubscribeAddresses } from '../dispatch/unsubscribing.ts';
import type { SetUp } from '../set-up/set-up.ts';
import type { Store } from '../store/store.ts';
import type { Dates } from '../messages/dates.ts';
import type { Forecasts } from '../weather/forecasts.ts';
import type { Words } from '../messages/en.ts';
import type { Language } from '../messages/language.ts';
import type { LongWork } from '../work/long-work.ts';
import type { CoachLinks } from './coach-links.ts';
import type {
  BarSession,
  CoachSession,
  CookiesToSet,
  FamilySessions,
  PlayerSession,
  SignInRequest,
} from './cookies.ts';
import type { ApplicationLimits } from './application-limits.ts';
import { FORM, type FormBounds } from './form-bounds.ts';
import type { SentFile } from './sent-form.ts';
import type { SignInLimits } from './sign-in-limits.ts';

interface Bot {
  readonly botName: string | null;
  /** Posts in a group, once per key; `unknown` if no clear answer came. */
  readonly post: (
    chatId: number,
    text: string,
    once: string,
  ) => Promise<'posted' | 'refused' | 'unknown'>;
}

export interface Services {
  /** The site's public address without a trailing slash. */
  readonly url: string;
  readonly store: Store;
  readonly setUp: SetUp;
  /** Sends sign-in links, which are stored nowhere. All other emails go into the store's outbox. */
  readonly signInLetters: Pick<SignInLetters, 'ask'>;
  readonly unsubscribing: UnsubscribeAddresses;
  /** The public key that identifies the site's pushes to browsers; null if push is off. */
  readonly pushKey: string | null;
  /** Whether there is a mail server, so that emails really leave. */
  readonly sendsMail: boolean;
  readonly limits: SignInLimits;
  readonly signer: Signer;
  /** The club's email address, which calendar entries name. */
  readonly organizer: string;
  /** The club facts on every page. Call `forget` after changing them. */
  readonly branding: ClubBranding;
  /** League facts for pages that anyone can open. */
  readonly website: WebsiteFacts;
  readonly courts: CourtLocations;
  readonly forecasts: Forecasts;
  /** Serialises arrangements of the same match. */
  readonly matchLocks: KeyedMutex;
  /** Serialises changes that a member makes to their own data. */
  readonly memberLocks: KeyedMutex;
  /** The club's bot, with its name once Telegram has sent it; null if there is no bot. */
  readonly bot: Bot | null;
  readonly coachLinks: CoachLinks;
  readonly applications: ApplicationLimits;
  /** Long-running work, which continues when its coach leaves the page. */
  readonly work: LongWork;
  /** Events of work in it are read by the feed together (LTR-29). */
  readonly feedTurn: Pick<Mutex, 'run'>;
  /** Runs work after the answer and logs its failure. The shutdown waits for it. */
  readonly later: (work: () => Promise<void>) => void;
}

export interface Visit {
  /** Values of the bracketed folders: `params['match']` of `pages/matches/[match]`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The posted form; empty for a GET. */
  readonly form: URLSearchParams;
  /** Posted files by field name, if the page accepts any. */
  readonly files: ReadonlyMap<string, SentFile>;
  readonly address: string;
  readonly language: Language;
  readonly words: Words;
  readonly dates: Dates;
  readonly club: Club;
  /** Whether the request sent a form instead of only viewing the page. */
  readonly isSent: boolean;
  readonly now: number;
  /** The visitor's IP address, whose networks the limits count. */
  readonly client: string;
  /** The league by the website key: for minting links, applications and a member's own data. */
  readonly website: LeagueClient;
  /** The league by another credential, such as a link's token. */
  readonly leagueAs: (token: string) => LeagueClient;
  readonly services: Services;
  /** The visitor according to the cookies: enough for a heading, but not proven (SESS-8). */
  readonly claimed: {
    readonly player: PlayerSession | null;
    readonly family: FamilySessions | null;
    readonly coach: CoachSession | null;
    readonly bar: BarSession | null;
  };
  /**
   * The signed-in player as the league confirms now; null if no longer valid.
   * @throws LeagueFailure if the league does not answer
   */
  readonly confirmPlayer: () => Promise<PlayerSession | null>;
  readonly note: string | null;
  /** The sign-in email that this browser asked for in the last half hour. */
  readonly signInRequest: SignInRequest | null;
  /** The installation secret that the league accepted from this browser (CFG-6). */
  readonly installationSecret: string | null;
}

export interface PlayerVisit extends Visit {
  readonly player: PlayerSession;
  /** The league as this player, so that its rules limit what the page can show. */
  readonly api: LeagueClient;
}

export interface CoachVisit extends Visit {
  readonly coach: CoachSession;
  /** The league by the coach's key, so that the feed names the author of changes. */
  readonly api: LeagueClient;
}

/** A visit by a player or a coach; someone signed in as both visits as the coach. */
export interface PlayerOrCoachVisit extends Visit {
  readonly isCoach: boolean;
  /** The session of a coach who also plays here. It highlights their rows and grants nothing. */
  readonly player: PlayerSession | null;
  readonly api: LeagueClient;
}

/** A visit by a screen with a key that can only read, so that it belongs to nobody. */
export interface BarVisit extends Visit {
  readonly api: LeagueClient;
}

export type Answer = (PageAnswer | RedirectAnswer | FileAnswer) & {
  readonly cookies?: CookiesToSet;
};

interface PageAnswer {
  readonly kind: 'page';
  readonly status: number;
  readonly title: string;
  readonly view: VNode;
  /** Names of `components/NAME.client.ts` that improve the page. */
  readonly scripts: readonly string[];
  /** Names of `styles/NAME.css` in addition to the site's own, such as for the paper size. */
  readonly stylesheets: readonly string[];
  /** Set if the page is in a frame of another page and reloads after this many seconds. */
  readonly frame?: { readonly after: number | null };
}

interface RedirectAnswer {
  readonly kind: 'redirect';
  readonly to: string;
}

interface FileAnswer {
  readonly kind: 'file';
  readonly type: string;
  readonly body: string;
  /** The file name for saving; null if the browser shows or runs the file. */
  readonly filename: string | null;
  /** Browsers cache the file and get a 304 for its ETag if unchanged; else nobody caches it. */
  readonly isRevalidated: boolean;
}

interface FileOptions {
  readonly filename?: string;
  readonly isRevalidated?: boolean;
}

interface PageOptions {
  readonly status?: number;
  readonly scripts?: readonly string[];
  readonly stylesheets?: readonly string[];
  readonly frame?: { readonly after: number | null };
  readonly cookies?: CookiesToSet;
}

export function page(title: string, view: VNode, options: PageOptions = {}): Answer {
  const { status = 200, scripts = [], stylesheets = [], ...rest } = options;
  return { kind: 'page', status, title, view, scripts, stylesheets, ...rest };
}

/** Leads to a path of this site by GET (303) after a form. */
export function redirect(to: string, cookies?: CookiesToSet): Answer {
  return cookies === undefined ? { kind: 'redirect', to } : { kind: 'redirect', to, cookies };
}

/** A file generated for the visitor, such as a calendar (WEB-8); `type` is its Content-Type. */
export function file(type: string, body: string, options: FileOptions = {}): Answer {
  const { filename = null, isRevalidated = false } = options;
  return { kind: 'file', type, body, filename, isRevalidated };
}

type Refuse = (visit: Omit<Visit, 'form' | 'files'>) => Answer | null;
type Run<OfVisit> = (visit: OfVisit) => Promise<Answer> | Answer;

/** The `get` and `post` exports of a `page.tsx`, made only by the functions below. */
export type Handler = { readonly takes: FormBounds } & (
  | {
      readonly access: 'anybody';
      readonly run: Run<Visit>;
      /** Whether it accepts forms from any origin: the address authorises them (WEB-2). */
      readonly isFromAnywhere: boolean;
      /** Whether the page works before the site has its key; the page then knows no club. */
      readonly isBeforeSetUp: boolean;
      /** Answers an unauthorised visitor before the body is read; null if they may continue. */
      readonly refuse: Refuse;
    }
  | { readonly access: 'player'; readonly run: Run<PlayerVisit> }
  | { readonly access: 'coach'; readonly run: Run<CoachVisit> }
  | { readonly access: 'player_or_coach'; readonly run: Run<PlayerOrCoachVisit> }
  | { readonly access: 'bar'; readonly run: Run<BarVisit> }
);

export const ACCESSES: readonly string[] = [
  'anybody',
  'player',
  'coach',
  'player_or_coach',
  'bar',
] satisfies Handler['access'][];

interface HandlerOptions {
  /** How much can be posted to the page (BODY-1); by default enough for a form. */
  readonly takes?: FormBounds;
}

/** A page for everyone, signed in or not; it names no member (SEE-1). */
export function forAnybody(
  run: Run<Visit>,
  {
    takes = FORM,
    isFromAnywhere = false,
    isBeforeSetUp = false,
    refuse = () => null,
  }: HandlerOptions & {
    isFromAnywhere?: boolean;
    isBeforeSetUp?: boolean;
    refuse?: Refuse;
  } = {},
): Handler {
  return { access: 'anybody', run, takes, isFromAnywhere, isBeforeSetUp, refuse };
}

/** A page for signed-in players; everyone else is asked to sign in first. */
export function forPlayer(run: Run<PlayerVisit>, { takes = FORM }: HandlerOptions = {}): Handler {
  return { access: 'player', run, takes };
}

/** A page for coaches; everyone else is asked for a key (COACH-1). */
export function forCoach(run: Run<CoachVisit>, { takes = FORM }: HandlerOptions = {}): Handler {
  return { access: 'coach', run, takes };
}

/** A page for anyone who is signed in (SESS-7). */
export function forPlayerOrCoach(
  run: Run<PlayerOrCoachVisit>,
  { takes = FORM }: HandlerOptions = {},
): Handler {
  return { access: 'player_or_coach', run, takes };
}

/** A page for the screen at the bar, and for no other session (BAR-2). */
export function forBar(run: Run<BarVisit>): Handler {
  return { access: 'bar', run, takes: FORM };
}
