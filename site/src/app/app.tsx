import type { JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import type { Arrival } from '../routing/core/arrival.ts';
import type { Route } from '../routing/core/route.ts';
import { type LiveGames, LiveGamesContext } from '../online/live-games.ts';
import { GamePage } from '../pages/game-page.tsx';
import { HomePage } from '../pages/home-page.tsx';
import { JoinPage } from '../pages/join-page.tsx';
import { NewGamePage } from '../pages/new-game-page.tsx';
import { Later } from './later.tsx';
import { receive } from '../services/receive.ts';
import type { Services } from '../services/services.ts';
import { useRoute } from '../routing/use-route.ts';
import { ServicesContext } from '../services/use-services.ts';
import { words } from '../words/words.ts';
import { useSignal } from '../signals/use-signal.ts';
import { spoken } from '../words/speak.ts';

interface AppProps {
  readonly services: Services;
  readonly live: LiveGames;
}

export function App({ services, live }: AppProps) {
  const onArrival = useCallback(
    (arrival: Arrival) => {
      void receive(services, arrival);
    },
    [services],
  );
  const route = useRoute(onArrival);
  // All of it is drawn anew in another language.
  useSignal(spoken);
  return (
    <ServicesContext.Provider value={services}>
      <LiveGamesContext.Provider value={live}>{pageOf(route)}</LiveGamesContext.Provider>
    </ServicesContext.Provider>
  );
}

function pageOf(route: Route): JSX.Element {
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'new':
      return <NewGamePage key="new" isHere={false} />;
    case 'here':
      return <NewGamePage key="here" isHere />;
    case 'join':
      return <JoinPage />;
    case 'settings':
      return <Later key="settings" title={words().shell.settings} load={settingsPage} />;
    case 'backup':
      return <Later key="backup" title={words().shell.backup} load={backupPage} />;
    case 'trust':
      return <Later key="trust" title={words().shell.trust} load={trustPage} />;
    case 'match':
      return (
        <Later key={route.id} title={words().shell.match} load={async () => matchPage(route.id)} />
      );
    case 'study':
      return (
        <Later
          key={`${route.id} ${route.number}`}
          title={words().shell.study}
          load={async () => studyPage(route.id, route.number)}
        />
      );
    case 'game':
      return <GamePage key={route.id} id={route.id} />;
  }
}

async function settingsPage() {
  const { SettingsPage } = await import('../pages/settings-page.tsx');
  return () => <SettingsPage />;
}

async function backupPage() {
  const { BackupPage } = await import('../pages/backup-page.tsx');
  return () => <BackupPage />;
}

async function trustPage() {
  const { TrustPage } = await import('../pages/trust-page.tsx');
  return () => <TrustPage />;
}

async function matchPage(id: string) {
  const { MatchPage } = await import('../pages/match-page.tsx');
  return () => <MatchPage id={id} />;
}

async function studyPage(id: string, number: number | null) {
  const { StudyPage } = await import('../pages/study-page.tsx');
  return () => <StudyPage id={id} number={number} />;
}
