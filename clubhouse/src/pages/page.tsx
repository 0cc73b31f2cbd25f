import { Hero } from '../parts/hero.tsx';
import { Shell } from '../parts/shell.tsx';
import { forPlayer, page } from '../web/visit.ts';

/** `/`: what do I owe? */
export const get = forPlayer(async ({ words, club, player, address }) =>
  page(
    words.shell.tabs.home,
    <Shell
      club={club.name}
      player={player}
      tab="home"
      address={address}
      hero={<Hero title={player.name} />}
    >
      <p>…</p>
    </Shell>,
  ),
);
