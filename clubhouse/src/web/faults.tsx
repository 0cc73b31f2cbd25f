import { type Locale, useLocale } from '../components/locale.ts';
import { Fault } from '../components/fault.tsx';
import { type Answer, page, type Visit } from './visit.ts';
import type { VNode } from 'preact';
import { Hero } from '../components/hero.tsx';
import { Icon } from '../components/icon.tsx';
import { Shell } from '../components/shell.tsx';
import { LinkButton } from '../components/buttons.tsx';

export type FaultName =
  | 'notFound'
  | 'away'
  | 'sentAway'
  | 'refused'
  | 'unfit'
  | 'storage'
  | 'busy'
  | 'elsewhere'
  | 'switched'
  | 'tooLarge'
  | 'notForm';

const STATUS: Readonly<Record<FaultName, number>> = {
  notFound: 404,
  away: 503,
  sentAway: 503,
  refused: 409,
  unfit: 422,
  storage: 503,
  busy: 429,
  elsewhere: 403,
  switched: 409,
  tooLarge: 413,
  notForm: 415,
};

export function renderFaultPage({ words }: Locale, club: string, name: FaultName): Answer {
  const { faults } = words;
  const title = faults[`${name}Title`];
  return page(title, <Fault club={club} title={title} text={faults[name]} />, {
    status: STATUS[name],
  });
}

/** The page for a bug of the site; the number on it leads to the line in the log. */
export function renderBrokenPage({ words }: Locale, club: string, requestId: string): Answer {
  const { brokenTitle, broken } = words.faults;
  return page(brokenTitle, <Fault club={club} title={brokenTitle} text={broken(requestId)} />, {
    status: 500,
  });
}

export function renderSetUpPage({ words }: Locale, keyFile: string, isRefused: boolean): Answer {
  const { faults } = words;
  const title = isRefused ? faults.badKeyTitle : faults.setUpTitle;
  return page(title, <SetUp keyFile={keyFile} isRefused={isRefused} />, { status: 503 });
}

export function renderNotFoundPage(visit: Visit): Answer {
  return renderFaultPage(visit, visit.club.name, 'notFound');
}

interface SetUpProps {
  /** The path where the site looks for the website key. */
  readonly keyFile: string;
  /** The key exists, but the league rejects it. */
  readonly isRefused: boolean;
}

function SetUp({ keyFile, isRefused }: SetUpProps): VNode {
  const { words } = useLocale();
  const { faults, install } = words;
  return (
    <Shell
      club="Clubhouse"
      address="/"
      hero={
        <Hero
          title={isRefused ? faults.badKeyTitle : faults.setUpTitle}
          text={isRefused ? faults.badKey : install.linkAbout}
        />
      }
    >
      {!isRefused && (
        <p class="card lift">
          <LinkButton look="p w" href="/install" label={install.link} />
        </p>
      )}
      <details class={isRefused ? 'fold lift card' : 'fold after'} open={isRefused}>
        <summary>
          <h2>{faults.byHand}</h2>
          <Icon name="more" />
        </summary>
        {!isRefused && <p>{faults.setUp}</p>}
        <p>
          {faults.keyFile} <code>{keyFile}</code>
        </p>
      </details>
    </Shell>
  );
}
