import { useMemo, useState } from 'preact/hooks';
import { useServices } from '../services/use-services.ts';
import { describeState } from './backup-words.ts';
import { describeGameCount } from '../games/data-words.ts';
import type { KeptGame } from '../games/core/kept-game.ts';
import { type GameConflict, planMerge } from './core/merge-games.ts';
import { describeGame } from '../games/standing-words.ts';
import { Choice } from '../components/choice.tsx';
import { Notice } from '../components/notice.tsx';
import { takeGames } from './take-games.ts';
import { pageWords } from '../messages/words.ts';

interface MergeFormProps {
  readonly games: readonly KeptGame[];
  readonly unreadable: number;
  readonly onTaken: (games: readonly KeptGame[]) => void;
  readonly onCancel: () => void;
}

/** Shows the changes that an opened backup would make; keeps nothing until confirmed (BACK-4). */
export function MergeForm({ games, unreadable, onTaken, onCancel }: MergeFormProps) {
  const services = useServices();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // The games are unchanged since the backup was opened: none is played on this page.
  const plan = useMemo(() => planMerge(services.games.value, games), [games]);
  const { fresh, same, differing } = plan;
  const count = fresh.length + chosen.size;
  const say = pageWords().backup.merge;
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void takeGames(services, plan, chosen).then(onTaken);
      }}
    >
      <ul class="merge-counts" aria-label={say.holds}>
        <Count count={fresh.length} said={say.fresh} />
        <Count count={same.length} said={say.same} />
        <Count count={differing.length} said={say.differing} />
      </ul>
      {unreadable === 0 ? null : (
        <Notice tone="warn">{say.unreadable(describeGameCount(unreadable))}</Notice>
      )}
      {differing.map((game) => (
        <DifferingChoice
          key={game.mine.id}
          game={game}
          isChosen={chosen.has(game.mine.id)}
          onChange={(isChosen) => setChosen(setMembership(chosen, game.mine.id, isChosen))}
        />
      ))}
      <div class="actions">
        <button class="button primary" type="submit" disabled={count === 0}>
          {count === 0 ? say.nothing : say.add(describeGameCount(count))}
        </button>
        <button class="button quiet" type="button" onClick={onCancel}>
          {say.cancel}
        </button>
      </div>
    </form>
  );
}

function Count({ count, said }: { readonly count: number; readonly said: string }) {
  return (
    <li>
      <strong>{count}</strong> {said}
    </li>
  );
}

interface DifferingChoiceProps {
  readonly game: GameConflict;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function DifferingChoice({ game: { mine, theirs }, isChosen, onChange }: DifferingChoiceProps) {
  const [now] = useState(() => Date.now());
  const say = pageWords().backup.merge;
  return (
    <div class="differing">
      <Choice
        legend={say.which(describeGame(mine))}
        options={[
          ['mine', say.mine],
          ['theirs', say.theirs],
        ]}
        value={isChosen ? 'theirs' : 'mine'}
        onChange={(value) => onChange(value === 'theirs')}
      />
      <p class="hint">
        {say.both(describeState(mine, now), describeState(theirs, now))}
        {isChosen ? say.gone : ''}
      </p>
    </div>
  );
}

function setMembership(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  return new Set([...ids].filter((one) => one !== id).concat(isIn ? [id] : []));
}
