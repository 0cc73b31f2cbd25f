import { useMemo, useState } from 'preact/hooks';
import { useServices } from '../services/use-services.ts';
import { stateWords } from './core/backup-words.ts';
import { foreignRelays } from './core/foreign-relays.ts';
import { gamesWords } from '../games/core/data-words.ts';
import type { KeptGame } from '../games/core/kept-game.ts';
import { type Differing, planMerge } from './core/merge-games.ts';
import { gameWords } from '../games/core/standing-words.ts';
import { Choice } from '../parts/choice.tsx';
import { Notice } from '../parts/notice.tsx';
import { takeGames } from './take-games.ts';

interface MergeFormProps {
  readonly games: readonly KeptGame[];
  readonly unreadable: number;
  readonly onTaken: (games: readonly KeptGame[]) => void;
  readonly onCancel: () => void;
}

/** What an opened backup would bring; nothing is kept until the player says so (BACK-4). */
export function MergeForm({ games, unreadable, onTaken, onCancel }: MergeFormProps) {
  const services = useServices();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // Of the games as they were when the backup was opened: none is played on this page.
  const plan = useMemo(() => planMerge(services.games.value, games), [games]);
  const { fresh, same, differing } = plan;
  const count = fresh.length + chosen.size;
  const foreign = foreignRelays(games, location.origin);
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void takeGames(services, plan, chosen).then(onTaken);
      }}
    >
      <ul class="merge-counts" aria-label="What the backup holds">
        <Count count={fresh.length} words="new to this device" />
        <Count count={same.length} words="already here, alike" />
        <Count count={differing.length} words="here, but different" />
      </ul>
      {unreadable === 0 ? null : (
        <Notice tone="warn">
          {gamesWords(unreadable)} in it cannot be read by this version of the site, and will be
          left out.
        </Notice>
      )}
      {foreign.length === 0 ? null : (
        <Notice tone="warn">
          Some of it is played over another relay than this site’s:{' '}
          <strong>{foreign.join(', ')}</strong>. When you open such a game, that relay learns your
          address and when you play, not what.
        </Notice>
      )}
      {differing.map((game) => (
        <DifferingChoice
          key={game.mine.id}
          game={game}
          isChosen={chosen.has(game.mine.id)}
          onChange={(isChosen) => setChosen(withOne(chosen, game.mine.id, isChosen))}
        />
      ))}
      <div class="actions">
        <button class="button primary" type="submit" disabled={count === 0}>
          {count === 0 ? 'Nothing to add' : `Add ${gamesWords(count)} to this device`}
        </button>
        <button class="button quiet" type="button" onClick={onCancel}>
          Change nothing
        </button>
      </div>
    </form>
  );
}

function Count({ count, words }: { readonly count: number; readonly words: string }) {
  return (
    <li>
      <strong>{count}</strong> {words}
    </li>
  );
}

interface DifferingChoiceProps {
  readonly game: Differing;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function DifferingChoice({ game: { mine, theirs }, isChosen, onChange }: DifferingChoiceProps) {
  const [now] = useState(() => Date.now());
  return (
    <div class="differing">
      <Choice
        legend={`Which one of ${gameWords(mine)}?`}
        options={[
          ['mine', 'This device’s'],
          ['theirs', 'The other'],
        ]}
        value={isChosen ? 'theirs' : 'mine'}
        onChange={(value) => onChange(value === 'theirs')}
      />
      <p class="hint">
        On this device: {stateWords(mine, now)}. The other: {stateWords(theirs, now)}.
        {isChosen ? ' What this device has of the game will be gone.' : ''}
      </p>
    </div>
  );
}

function withOne(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  return new Set([...ids].filter((one) => one !== id).concat(isIn ? [id] : []));
}
