import type { ComponentChildren } from 'preact';
import { Shell } from '../shell/shell.tsx';
import { useServices } from '../services/use-services.ts';
import { useSignal } from '../signals/use-signal.ts';
import { groupsOf } from '../games/core/groups.ts';
import { Icon } from '../parts/icon.tsx';
import { FinishedGames, RunningGames } from './game-list.tsx';
import { MiniPieces } from '../games/mini-board.tsx';
import { NotifyCard } from './notify-card.tsx';
import { RelayCard } from './relay-card.tsx';
import { StorageNotices } from '../settings/storage-notices.tsx';
import { useRelay } from '../relay/use-relay.ts';
import { Welcome } from './welcome.tsx';

export function HomePage() {
  const services = useServices();
  const games = useSignal(services.games);
  const { relay } = useSignal(services.settings);
  const state = useRelay(relay);
  const { yours, theirs, over } = groupsOf(games);
  if (games.length === 0) {
    return (
      <Shell title="Chess for two" isWide>
        <Welcome relay={state} />
        <div class="columns">
          <HowItWorks />
          <Around>
            <RelayCard state={state} />
          </Around>
        </div>
      </Shell>
    );
  }
  return (
    <Shell title="Your games" isWide>
      <MiniPieces />
      <Desk />
      <div class="columns">
        <div class="stack">
          <RunningGames title="Your move" games={yours} />
          <RunningGames title="Their move" games={theirs} />
        </div>
        <Around>
          <FinishedGames title="Finished" games={over} />
          <NotifyCard games={games} />
          <RelayCard state={state} />
        </Around>
      </div>
    </Shell>
  );
}

function Around({ children }: { readonly children: ComponentChildren }) {
  const hasGames = useSignal(useServices().games).length > 0;
  return (
    <div class="stack">
      <StorageNotices hasGames={hasGames} />
      {children}
    </div>
  );
}

function Desk() {
  return (
    <section class="desk">
      <h1>Your games</h1>
      <div class="actions">
        <a class="button" href="#/here">
          <Icon name="two" />
          Both on this device
        </a>
        <a class="button" href="#/join">
          <Icon name="link" />
          Join with a link
        </a>
        <a class="button primary" href="#/new">
          <Icon name="plus" />
          New game
        </a>
      </div>
    </section>
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
          <strong>Hand over the link.</strong> It holds the key of the game. Whoever opens it first
          sits down opposite you.
        </li>
        <li>
          <strong>Play.</strong> Today, or a move now and then: each of you has the whole game on
          your own device. A move gets there once you both have this site open.
        </li>
      </ol>
    </section>
  );
}
