import { useState } from 'preact/hooks';
import type { KeptGame } from '../games/core/kept-game.ts';
import { askToNotify, mayNotify } from '../play/notices.ts';
import { useServices } from '../services/use-services.ts';
import { useSignal } from '../signals/use-signal.ts';
import { words } from '../messages/words.ts';

interface NotifyCardProps {
  readonly games: readonly KeptGame[];
  /** The text about what the notifications are for; by default, games in progress. */
  readonly about?: string;
}

/** Offers notifications; asks the browser only after a click. */
export function NotifyCard({ games, about }: NotifyCardProps) {
  const services = useServices();
  const { notify } = useSignal(services.settings);
  const [may, setMay] = useState(mayNotify());
  const isRunning = games.some(({ summary }) =>
    ['mine', 'theirs', 'waiting'].includes(summary.standing),
  );
  const isAsked = may === 'default' || (may === 'granted' && !notify);
  if (!isRunning || !isAsked) return null;
  const ask = async () => {
    const isAllowed = await askToNotify();
    setMay(mayNotify());
    services.choose({ notify: isAllowed });
  };
  const say = words().home.notify;
  return (
    <section class="card stack notify" aria-labelledby="notify-title">
      <h2 id="notify-title">{say.title}</h2>
      <p class="soft">{about ?? say.about}</p>
      <div class="actions">
        <button class="button" type="button" onClick={() => void ask()}>
          {say.yes}
        </button>
      </div>
    </section>
  );
}
