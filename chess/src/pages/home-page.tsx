import { Shell } from '../shell/shell.tsx';
import { useServices } from '../services/use-services.ts';
import { useSignal } from '../signals/use-signal.ts';
import { groupsOf } from '../games/core/groups.ts';
import { Icon } from '../parts/icon.tsx';
import { Letter } from '../parts/letter.tsx';
import { GameList } from './game-list.tsx';
import { RelayCard } from './relay-card.tsx';
import { StorageNotices } from '../settings/storage-notices.tsx';

export function HomePage() {
  const games = useSignal(useServices().games);
  const { yours, theirs, over } = groupsOf(games);
  return (
    <Shell title="Chess for two" isWide>
      {games.length === 0 ? <Welcome /> : <Desk />}
      <div class="columns">
        <div class="stack">
          <GameList title="Your turn" games={yours} />
          <GameList title="Waiting" games={theirs} />
          <GameList title="Finished" games={over} canBeRemoved />
          {games.length === 0 ? <HowItWorks /> : null}
        </div>
        <aside class="stack" aria-label="Around the games">
          <StorageNotices hasGames={games.length > 0} />
          <RelayCard />
        </aside>
      </div>
    </Shell>
  );
}

function Welcome() {
  return (
    <section class="welcome">
      <div>
        <h1>Chess for two, and for nobody else.</h1>
        <p class="lead">
          Make a game and send your friend the link. Your moves and words are sealed on your
          devices: the relay that carries them cannot read them.
        </p>
        <Actions />
      </div>
      <Letter />
    </section>
  );
}

function Desk() {
  return (
    <section class="desk">
      <h1>Your games</h1>
      <Actions />
    </section>
  );
}

function Actions() {
  return (
    <div class="actions">
      <a class="button primary" href="#/new">
        <Icon name="plus" />
        New game
      </a>
      <a class="button" href="#/join">
        <Icon name="link" />
        Join with a link
      </a>
      <a class="button" href="#/here">
        <Icon name="two" />
        Both on this device
      </a>
    </div>
  );
}

function HowItWorks() {
  return (
    <section aria-labelledby="how">
      <h2 id="how">How it goes</h2>
      <ol class="steps">
        <li>
          <strong>Make a game.</strong> Choose a colour, and a clock if you like one.
        </li>
        <li>
          <strong>Send the link.</strong> It holds the key of the game. Whoever opens it first sits
          down opposite you.
        </li>
        <li>
          <strong>Play.</strong> Today, or a move now and then: each of you has the whole game on
          your own device.
        </li>
      </ol>
    </section>
  );
}
