import type { JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import type { Arrival } from '../routing/core/arrival.ts';
import { writeFragment, type Route } from '../routing/core/route.ts';
import { type LiveGames, LiveGamesContext } from '../online/live-context.ts';
import { HomePage } from '../pages/home-page.tsx';
import { LazyPageView } from './lazy-page-view.tsx';
import { PAGES } from './pages.ts';
import { receiveArrival } from '../services/receive.ts';
import type { Services } from '../services/services.ts';
import { useRoute } from '../routing/use-route.ts';
import { ServicesContext } from '../services/use-services.ts';
import { words } from '../messages/words.ts';
import { useSignal } from '../signals/use-signal.ts';
import { spoken } from '../messages/speak.ts';

interface AppProps {
  readonly services: Services;
  readonly live: LiveGames;
}

export function App({ services, live }: AppProps) {
  const onArrival = useCallback(
    (arrival: Arrival) => {
      void receiveArrival(services, arrival);
    },
    [services],
  );
  const route = useRoute(onArrival);
  // A change of language redraws everything.
  useSignal(spoken);
  return (
    <ServicesContext.Provider value={services}>
      <LiveGamesContext.Provider value={live}>{renderPage(route)}</LiveGamesContext.Provider>
    </ServicesContext.Provider>
  );
}

function renderPage(route: Route): JSX.Element {
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'new':
      return (
        <LazyPageView
          key="new"
          title={words().home.newGame}
          page={PAGES.new}
          props={{ isHere: false }}
        />
      );
    case 'here':
      return (
        <LazyPageView
          key="here"
          title={words().home.here}
          page={PAGES.new}
          props={{ isHere: true }}
        />
      );
    case 'join':
      return <LazyPageView key="join" title={words().home.join} page={PAGES.join} props={{}} />;
    case 'settings':
      return (
        <LazyPageView
          key="settings"
          title={words().shell.settings}
          page={PAGES.settings}
          props={{}}
        />
      );
    case 'backup':
      return (
        <LazyPageView key="backup" title={words().shell.backup} page={PAGES.backup} props={{}} />
      );
    case 'puzzles':
      return (
        <LazyPageView key="puzzles" title={words().shell.puzzles} page={PAGES.puzzles} props={{}} />
      );
    case 'trust':
      return <LazyPageView key="trust" title={words().shell.trust} page={PAGES.trust} props={{}} />;
    case 'match':
      return (
        <LazyPageView
          key={writeFragment(route)}
          title={words().shell.match}
          page={PAGES.match}
          props={{ id: route.id }}
        />
      );
    case 'study':
      return (
        <LazyPageView
          key={writeFragment(route)}
          title={words().shell.study}
          page={PAGES.study}
          props={{ id: route.id, number: route.number }}
        />
      );
    case 'game':
      return (
        <LazyPageView
          key={writeFragment(route)}
          title={words().shell.opening}
          page={PAGES.game}
          props={{ id: route.id }}
        />
      );
  }
}
