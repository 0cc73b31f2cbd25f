// First, so that an invite leaves the address bar before anything else runs.
import { FIRST_ARRIVAL } from './routing/address.ts';
import { SPEAKING } from './messages/begin.ts';
import './styles/tokens.css';
import './styles/boards.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/layout.css';
import './styles/home.css';
import './styles/pages.css';
import './styles/motion.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { fetchPagesAhead } from './app/fetch-ahead.ts';
import { fetchAhead } from './app/pages.ts';
import { makeLazyLiveGames } from './online/live-games-later.ts';
import { getGameName } from './games/core/kept-game.ts';
import { readRoute } from './routing/core/route.ts';
import { receiveArrival } from './services/receive.ts';
import { openServices } from './services/services.ts';
import { followLanguage } from './preferences/language.ts';
import { applyLook, followLook } from './preferences/look.ts';
import { watchForUpdates } from './shell/update.ts';

applyLook();
// In parallel with opening the stored data, not after it.
fetchAhead(FIRST_ARRIVAL?.kind === 'join' ? { page: 'game', id: '' } : readRoute(location.hash));
await main();

async function main(): Promise<void> {
  const services = await openServices();
  followLook(services.settings);
  await SPEAKING;
  followLanguage(services.settings);
  if (FIRST_ARRIVAL !== null) await receiveArrival(services, FIRST_ARRIVAL);
  const root = document.querySelector('#app');
  root?.replaceChildren();
  if (root !== null) render(<App services={services} live={makeLazyLiveGames(services)} />, root);
  fetchPagesAhead(() => services.games.value.map(getGameName));
  await watchForUpdates();
}
