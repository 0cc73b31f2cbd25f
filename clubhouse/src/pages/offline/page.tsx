import { Shell } from '../../components/shell.tsx';
import { forAnybody, page } from '../../web/visit.ts';
import type { VNode } from 'preact';
import { LinkButton } from '../../components/buttons.tsx';

/**
 * `/offline`: the service worker's replacement for a page it has not stored (OFF-4). Signed-in
 * players see their tabs; it contains nothing else that is personal.
 */
export const get = forAnybody(({ words, claimed }) => {
  const { offline } = words;
  return page(
    offline.title,
    <Shell player={claimed.player} address="/">
      <NetPicture />
      <h1>{offline.heading}</h1>
      <p class="meta lead">{offline.about}</p>
      <ul class="card dotted">
        {offline.works.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div class="stack after">
        <LinkButton look="p w" href="/" label={offline.home} />
        {/* An empty link opens the URL that could not be shown. */}
        <LinkButton look="o w" href="" label={offline.again} />
      </div>
    </Shell>,
  );
});

const POSTS = [20, 338];
const KNOTS = Array.from({ length: 9 }, (_, index) => 52 + index * 32);

function NetPicture(): VNode {
  return (
    <svg class="art net" viewBox="0 0 358 130" aria-hidden="true">
      <path
        class="net-mesh"
        d="M20 32q159 16 318 0M20 52q159 14 318 0M20 72q159 12 318 0M20 92h318"
      />
      <path class="net-mesh" d={KNOTS.map((x) => `M${x} 22v92`).join('')} />
      <path class="net-tape" d="M20 16q159 16 318 0" />
      <path class="net-tape" d={POSTS.map((x) => `M${x} 10v104`).join('')} />
      <path class="net-mesh" d="M0 115h358" />
      <circle class="art-ball" cx="190" cy="58" r="16" />
      <path class="art-seam" d="M197 44a21 21 0 0 0 0 28" />
    </svg>
  );
}
