import { NetPicture } from '../../components/net-picture.tsx';
import { Shell } from '../../components/shell.tsx';
import { forAnybody, page } from '../../web/visit.ts';

/**
 * `/offline`: the service worker's replacement for a page it has not stored (OFF-4). Signed-in
 * players see their tabs; it contains nothing else that is personal.
 */
export const get = forAnybody(({ words, club, claimed }) => {
  const { offline } = words;
  return page(
    offline.title,
    <Shell club={club.name} player={claimed.player} address="/">
      <NetPicture />
      <h1>{offline.heading}</h1>
      <p class="meta lead">{offline.about}</p>
      <ul class="card dotted">
        {offline.works.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div class="stack after">
        <a class="btn p w" href="/">
          {offline.home}
        </a>
        {/* An empty link opens the URL that could not be shown. */}
        <a class="btn o w" href="">
          {offline.again}
        </a>
      </div>
    </Shell>,
  );
});
