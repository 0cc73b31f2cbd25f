import { useId, useState } from 'preact/hooks';
import { useServices } from '../services/use-services.ts';
import type { KeptGame } from '../games/core/kept-game.ts';
import {
  gameWords,
  movesWords,
  opponentWords,
  standingWords,
} from '../games/core/standing-words.ts';
import { whenWords } from '../games/core/when.ts';
import { Remove } from '../parts/remove.tsx';

interface GameListProps {
  readonly title: string;
  readonly games: readonly KeptGame[];
  readonly canBeRemoved?: boolean;
}

/** One group of games; nothing where there are none. */
export function GameList({ title, games, canBeRemoved = false }: GameListProps) {
  const { forget } = useServices();
  const id = useId();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} <span class="count">{games.length}</span>
      </h2>
      <ul class="games">
        {games.map((game) => (
          <li key={game.id}>
            <GameLink game={game} />
            {canBeRemoved ? (
              <Remove what={gameWords(game)} onRemove={() => forget(game.id)} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function GameLink({ game }: { readonly game: KeptGame }) {
  const { id, summary } = game;
  const [now] = useState(() => Date.now());
  const opponent = opponentWords(game);
  const isCalling = summary.standing === 'mine' || summary.standing === 'invited';
  return (
    <a class="game" href={`#/game/${id}`}>
      <span class="initial" aria-hidden="true">
        {Array.from(opponent)[0]}
      </span>
      <span class="game-words">
        <strong>{opponent}</strong>
        <span class={isCalling ? 'calling' : 'soft'}>{standingWords(summary)}</span>
      </span>
      <span class="game-when">
        <span>{whenWords(summary.at, now)}</span>
        <span>{movesWords(summary.moves)}</span>
      </span>
    </a>
  );
}
