import type { ComponentChildren } from 'preact';
import { Shell } from '../shell/shell.tsx';
import { useServices } from '../services/use-services.ts';
import { useSignal } from '../signals/use-signal.ts';
import { nameCards } from '../games/standing-words.ts';
import { groupGames } from '../games/core/groups.ts';
import { Icon } from '../components/icon.tsx';
import { FinishedGames, RunningGames } from './game-list.tsx';
import { MiniPieces } from '../games/mini-board.tsx';
import { NotifyCard } from '../online/notify-card.tsx';
import { RelayCard } from './relay-card.tsx';
import { StorageNotices } from '../settings/storage-notices.tsx';
import { useRelay } from '../relay/use-relay.ts';
import { hasPuzzles } from '../puzzles/puzzle-count.ts';
import { Welcome } from './welcome.tsx';
import { words } from '../messages/words.ts';
import { RichText } from '../components/rich-text.tsx';

export function HomePage() {
  const services = useServices();
  const games = useSignal(services.games);
  const state = useRelay(useSignal(services.settings).ownerKey);
  const { yours, theirs, over, elsewhere } = groupGames(games);
  const names = nameCards(games);
  const say = words().home;
  if (games.length === 0) {
    return (
      <Shell title={say.titleEmpty} isWide>
        <Welcome relay={state} />
        <div class="columns">
          <HowItWorks />
          <Around>
            <PuzzlesLink />
            <RelayCard state={state} />
          </Around>
        </div>
      </Shell>
    );
  }
  return (
    <Shell title={say.games} isWide isList>
      <MiniPieces />
      <Desk />
      <div class="columns">
        <div class="stack">
          <RunningGames title={say.yours} games={yours} names={names} />
          <RunningGames title={say.theirs} games={theirs} names={names} />
          <RunningGames title={words().games.elsewhere} games={elsewhere} names={names} />
          <FinishedGames title={say.finished} games={over} names={names} />
        </div>
        <Around>
          <PuzzlesLink />
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

/** A link to the puzzles, which remain when their games are removed (PUZ-3). */
function PuzzlesLink() {
  if (!hasPuzzles()) return null;
  return (
    <a class="button" href="#/puzzles">
      {words().shell.puzzles}
    </a>
  );
}

function Desk() {
  const say = words().home;
  return (
    <section class="desk">
      <h1>{say.games}</h1>
      <div class="actions">
        <a class="button" href="#/here">
          <Icon name="two" />
          {say.here}
        </a>
        <a class="button" href="#/join">
          <Icon name="link" />
          {say.join}
        </a>
        <a class="button primary" href="#/new">
          <Icon name="plus" />
          {say.newGame}
        </a>
      </div>
    </section>
  );
}

function HowItWorks() {
  return (
    <section aria-labelledby="how">
      <h2 id="how">{words().home.how}</h2>
      <ol class="steps">
        {words().home.steps.map((step, place) => (
          <li key={place}>
            <RichText parts={step} />
          </li>
        ))}
      </ol>
    </section>
  );
}
