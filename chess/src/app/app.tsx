import type { JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import type { Arrival } from '../routing/core/arrival.ts';
import type { Route } from '../routing/core/route.ts';
import { BackupPage } from '../pages/backup-page.tsx';
import { GamePage } from '../pages/game-page.tsx';
import { HomePage } from '../pages/home-page.tsx';
import { JoinPage } from '../pages/join-page.tsx';
import { NewGamePage } from '../pages/new-game-page.tsx';
import { SettingsPage } from '../pages/settings-page.tsx';
import { TrustPage } from '../pages/trust-page.tsx';
import { receive } from '../services/receive.ts';
import type { Services } from '../services/services.ts';
import { useRoute } from '../routing/use-route.ts';
import { ServicesContext } from '../services/use-services.ts';

export function App({ services }: { readonly services: Services }) {
  const onArrival = useCallback(
    (arrival: Arrival) => {
      void receive(services, arrival);
    },
    [services],
  );
  const route = useRoute(onArrival);
  return <ServicesContext.Provider value={services}>{pageOf(route)}</ServicesContext.Provider>;
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
      return <SettingsPage />;
    case 'backup':
      return <BackupPage />;
    case 'trust':
      return <TrustPage />;
    case 'game':
      return <GamePage key={route.id} id={route.id} />;
  }
}
