import type { VNode } from 'preact';
import type { SectionProps } from './section.ts';

/**
 * What the club keeps of the member, and who sees it (SELF-1). The league shows a player's own
 * address and number to nobody but keys that may, so this page names them without showing them.
 */
export function Details({ visit: { words }, name }: SectionProps & { name: string }): VNode {
  const { me } = words;
  return (
    <section class="card stack">
      <h2>{me.details}</h2>
      <dl class="stack">
        <div>
          <dt>
            <b class="breaks">{name}</b>
          </dt>
          <dd class="meta">{me.nameSeen}</dd>
        </div>
        <div>
          <dt>
            <b>{me.reach}</b>
          </dt>
          <dd class="meta">{me.reachSeen}</dd>
        </div>
        <div>
          <dt>
            <b>{me.rest}</b>
          </dt>
          <dd class="meta">{me.restSeen}</dd>
        </div>
      </dl>
      <p>{me.toChange}</p>
    </section>
  );
}
