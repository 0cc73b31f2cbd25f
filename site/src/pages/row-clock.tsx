import { useEffect, useState } from 'preact/hooks';
import { useLiveGames } from '../online/live-context.ts';
import { Icon } from '../components/icon.tsx';

const SECOND_MS = 1000;
const MINUTE_S = 60;

/** The running clock of a game played in one sitting, on its card (PLAY-12). */
export function RowClock({ id }: { readonly id: string }) {
  const live = useLiveGames();
  const [ms, setMs] = useState<number | null>(null);
  useEffect(() => {
    const look = () => {
      const clock = live.clockOf(id);
      const side = clock?.running ?? null;
      setMs(clock === null || side === null ? (clock?.firstMoveLeft ?? null) : clock.left(side));
    };
    look();
    const timer = setInterval(look, SECOND_MS);
    return () => clearInterval(timer);
  }, [id]);
  if (ms === null) return null;
  const seconds = Math.ceil(ms / SECOND_MS);
  const rest = String(seconds % MINUTE_S).padStart(2, '0');
  return (
    <span class="pill pill-wax">
      <Icon name="clock" />
      {Math.floor(seconds / MINUTE_S)}:{rest}
    </span>
  );
}
