import type { VNode } from 'preact';
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
import type { CoachSession, CookiesToSet, PlayerSession } from './cookies.ts';
import type { ApplicationLimits } from './application-limits.ts';
import { FORM, type FormBounds } from './form-bounds.ts';
import type { SentFile } from './sent-form.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/** What pages work with beside the league. */
export interface Services {
  /** The site's public address, without a slash at the end. */
  readonly url: string;
  readonly store: Store;
  readonly setUp: SetUp;
  /** For sign-in links, which are stored nowhere; any other letter goes into the store's outbox. */
  readonly signInLetters: Pick<SignInLetters, 'ask'>;
  readonly unsubscribing: UnsubscribeAddresses;
  /** By what browsers know this site where they take pushes of it; null: nothing is pushed. */
  readonly pushKey: string | null;
  /** There is a mail server: letters leave the house. */
  readonly sendsMail: boolean;
  readonly limits: SignInLimits;
  /** What addresses that act for a member are marked with. */
  readonly signer: Signer;
  /** The club's own mail address: entries of calendars name one. */
  readonly organizer: string;
  /** What every page shows of the club; to be forgotten once it was changed. */
  readonly branding: ClubBranding;
  /** What pages for anybody need of the league. */
  readonly website: WebsiteFacts;
  readonly courts: CourtLocations;
  readonly forecasts: Forecasts;
  /** What is arranged about one match is done one after the other. */
  readonly matchLocks: KeyedMutex;
  /** What a member does about themselves is done one after the other. */
  readonly memberLocks: KeyedMutex;
  /** The club's bot, and what it is called once Telegram has said it; null: there is none. */
  readonly bot: { readonly botName: string | null } | null;
  readonly coachLinks: CoachLinks;
  readonly applications: ApplicationLimits;
  /** What takes long, and goes on while its coach is elsewhere. */
  readonly work: LongWork;
  /** What goes on after the answer, and is logged where it fails; waited for at the end. */
  readonly later: (work: () => Promise<void>) => void;
}

/** One request for a page. */
export interface Visit {
  /** The folders in brackets: `params['match']` of `pages/matches/[match]`. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** What was posted; empty for a GET. */
  readonly form: URLSearchParams;
  /** Files that were posted, where the page takes some, by the names of their fields. */
  readonly files: ReadonlyMap<string, SentFile>;
  /** Path and query, as they were asked for. */
  readonly address: string;
  readonly language: Language;
  readonly words: Words;
  readonly dates: Dates;
  readonly club: Club;
  /** It was sent by a form, and not only looked at. */
  readonly isSent: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The address that the visitor comes from, whose networks limits count. */
  readonly client: string;
  /** The league by the website key: for minting links, for applications and for what is a member's own. */
  readonly website: LeagueClient;
  /** The league by another credential, as the token of a link. */
  readonly leagueAs: (token: string) => LeagueClient;
  readonly services: Services;
  /** Who the cookies say is here: good for a name in a heading, and no authority (SESS-8). */
  readonly claimed: { readonly player: PlayerSession | null; readonly coach: CoachSession | null };
  /**
   * The player who is signed in, as the league says now; null where there is none any more.
   * @throws LeagueFailure where it does not answer
   */
  readonly confirmPlayer: () => Promise<PlayerSession | null>;
  readonly note: string | null;
  /** The installation secret that the league has taken from this browser (CFG-6). */
  readonly installationSecret: string | null;
}

/** A visit of a player who is signed in. */
export interface PlayerVisit extends Visit {
  readonly player: PlayerSession;
  /** The league as this player: its rules decide what is seen. */
  readonly api: LeagueClient;
}

/** A visit of a coach who is signed in with a key of their own. */
export interface CoachVisit extends Visit {
  readonly coach: CoachSession;
  /** The league by the coach's key: the feed names who acted. */
  readonly api: LeagueClient;
}

/** A visit of a player or a coach: of one who is both here, as the coach. */
export interface PlayerOrCoachVisit extends Visit {
  readonly isCoach: boolean;
  /** The session of a coach who plays here too: it marks their rows, and opens nothing. */
  readonly player: PlayerSession | null;
  readonly api: LeagueClient;
}

/** A page, an address to go to, or a file. */
export type Answer = (PageAnswer | RedirectAnswer | FileAnswer) & {
  readonly cookies?: CookiesToSet;
};

interface PageAnswer {
  readonly kind: 'page';
  readonly status: number;
  readonly title: string;
  readonly view: VNode;
  /** Names of `components/NAME.client.ts`: what the page is better with. */
  readonly scripts: readonly string[];
  /** Names of `styles/NAME.css`, beside the one of the site: what paper a page is printed on. */
  readonly stylesheets: readonly string[];
  /** It stands in a frame of another page of the site, and is fetched again after this many seconds. */
  readonly frame?: { readonly after: number | null };
}

interface RedirectAnswer {
  readonly kind: 'redirect';
  readonly to: string;
}

interface FileAnswer {
  readonly kind: 'file';
  /** Its Content-Type. */
  readonly type: string;
  readonly body: string;
  /** What a browser saves it as; null: it shows it, or runs it. */
  readonly filename: string | null;
  /** A browser that has the same already gets a 304, by its ETag; without this, nobody keeps it. */
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

/** After a form: another page, by GET (303). @param to a path of this site */
export function redirect(to: string, cookies?: CookiesToSet): Answer {
  return cookies === undefined ? { kind: 'redirect', to } : { kind: 'redirect', to, cookies };
}

/** A file that is made for whoever asks, as a calendar (WEB-8). @param type its Content-Type */
export function file(type: string, body: string, options: FileOptions = {}): Answer {
  const { filename = null, isRevalidated = false } = options;
  return { kind: 'file', type, body, filename, isRevalidated };
}

type Refuse = (visit: Omit<Visit, 'form' | 'files'>) => Answer | null;
type Run<OfVisit> = (visit: OfVisit) => Promise<Answer> | Answer;

/** What `page.tsx` exports as `get` and `post`: made by the functions below alone. */
export type Handler = { readonly takes: FormBounds } & (
  | {
      readonly access: 'anybody';
      readonly run: Run<Visit>;
      /** Its form is taken from anywhere: what allows it is in the address (WEB-2). */
      readonly isFromAnywhere: boolean;
      /** It is there before the site has its key, and knows no club then. */
      readonly isBeforeSetUp: boolean;
      /** What whoever may not is answered, before anything of the body is read; null: they may. */
      readonly refuse: Refuse;
    }
  | { readonly access: 'player'; readonly run: Run<PlayerVisit> }
  | { readonly access: 'coach'; readonly run: Run<CoachVisit> }
  | { readonly access: 'player_or_coach'; readonly run: Run<PlayerOrCoachVisit> }
);

export const ACCESSES: readonly string[] = [
  'anybody',
  'player',
  'coach',
  'player_or_coach',
] satisfies Handler['access'][];

interface HandlerOptions {
  /** How much may be posted to it (BODY-1); by default what a form needs. */
  readonly takes?: FormBounds;
}

/** A page that is shown to everybody, signed in or not: it names no member (SEE-1). */
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

/** A page for players who are signed in; everybody else is asked to sign in first. */
export function forPlayer(run: Run<PlayerVisit>, { takes = FORM }: HandlerOptions = {}): Handler {
  return { access: 'player', run, takes };
}

/** A page for coaches; everybody else is asked for a key (COACH-1). */
export function forCoach(run: Run<CoachVisit>, { takes = FORM }: HandlerOptions = {}): Handler {
  return { access: 'coach', run, takes };
}

/** A page for all who are signed in (SESS-7). */
export function forPlayerOrCoach(
  run: Run<PlayerOrCoachVisit>,
  { takes = FORM }: HandlerOptions = {},
): Handler {
  return { access: 'player_or_coach', run, takes };
}
