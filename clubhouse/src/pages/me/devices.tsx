import type { VNode } from 'preact';
import type { SectionProps } from './section.ts';

/** Signs out here or everywhere (SIGN-7). It lists no devices, because the league keeps no list. */
export function Devices({ visit: { words } }: SectionProps): VNode {
  const { me } = words;
  return (
    <section class="card stack">
      <h2>{me.devices}</h2>
      <p class="meta">{me.devicesAbout}</p>
      <form class="stack" method="post" action="/sign-out">
        <button class="btn o w">{me.signOut}</button>
        <p class="meta">{me.everywhereAbout}</p>
        <button class="btn q w" name="everywhere" value="1">
          {me.signOutEverywhere}
        </button>
      </form>
    </section>
  );
}
