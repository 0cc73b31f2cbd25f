import type { GameCounts } from '../relay/core/relay-answers.ts';
import { describeCard } from '../relay/relay-card.ts';
import { describeNoAnswer } from '../relay/relay-sentences.ts';
import type { RelayState } from '../relay/use-relay.ts';
import { words } from '../messages/words.ts';

export function RelayCard({ state }: { readonly state: RelayState }) {
  return (
    <section class="card relay" aria-labelledby="relay-title">
      <div class="relay-head">
        <h2 id="relay-title">{words().relay.title}</h2>
        <span class="address">{location.host}</span>
      </div>
      <RelayWords state={state} />
    </section>
  );
}

function RelayWords({ state }: { readonly state: RelayState }) {
  const say = words().relay;
  if (state.kind === 'asking') return <p class="soft">{say.asking}</p>;
  if (state.kind !== 'answer') {
    return (
      <div class="relay-state" role="status">
        <p class="relay-title off">
          <span class="dot" />
          {state.kind === 'offline' ? say.offline : say.notReached}
        </p>
        <p class="soft">{describeNoAnswer(state, location.origin)}</p>
      </div>
    );
  }
  const { title, text, canCreate } = describeCard(state.info, state.stats, state.key);
  const games = state.stats?.games ?? null;
  return (
    <div class="relay-state">
      <p class={`relay-title ${canCreate ? 'on' : 'limited'}`}>
        <span class="dot" />
        {title}
      </p>
      <p class="soft">{text}</p>
      {state.info.mode === 'private' && !canCreate ? (
        <a class="more" href="#/settings">
          {state.key === 'none' ? say.addKey : say.lookAtKey}
        </a>
      ) : null}
      {games === null ? null : <Days games={games} />}
      {state.stats?.live ? (
        <p class="soft">{say.live(state.stats.live.rooms, state.stats.live.sockets)}</p>
      ) : null}
    </div>
  );
}

const HEIGHT = 36;

/** New games by day in the last seven days, today last; nothing if there were none. */
function Days({ games }: { readonly games: GameCounts }) {
  const most = Math.max(...games.last7Days);
  if (most <= 0) return <p class="soft">{words().relay.noGamesMade}</p>;
  const label = words().relay.days(games.last7Days.join(', '));
  return (
    <figure class="days">
      <svg viewBox={`0 0 ${games.last7Days.length * 20} ${HEIGHT}`} role="img" aria-label={label}>
        {games.last7Days.map((count, day) => {
          const height = Math.max(2, (count / most) * HEIGHT);
          const isToday = day === games.last7Days.length - 1;
          return (
            <rect
              key={day}
              class={isToday ? 'today' : ''}
              x={day * 20 + 2}
              y={HEIGHT - height}
              width="16"
              height={height}
              rx="2"
            />
          );
        })}
      </svg>
      <figcaption>{words().relay.daysCaption}</figcaption>
    </figure>
  );
}
