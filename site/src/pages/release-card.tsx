import { type ReleaseState, useRelease } from '../shell/use-release.ts';
import { pageWords } from '../messages/words.ts';

/** The release that the server claims to serve, and how to compare it (TRUST-3). */
export function ReleaseCard() {
  const release = useRelease();
  const say = pageWords().trust.release;
  return (
    <section class="card release" aria-labelledby="release-title">
      <h3 id="release-title">{say.title}</h3>
      <div role="status">
        <ReleaseWords release={release} />
      </div>
      <p>{say.sameBytes}</p>
      <pre class="command">npm run build -- site</pre>
      <p>{say.heldAgainst}</p>
      <pre class="command">{checkCommand(location.origin)}</pre>
    </section>
  );
}

function ReleaseWords({ release }: { readonly release: ReleaseState }) {
  const say = pageWords().trust.release;
  switch (release.kind) {
    case 'reading':
      return <p class="soft">{say.reading}</p>;
    case 'unread':
      return <p class="soft">{say.unread}</p>;
    case 'read':
      return (
        <>
          <p class="hash">{release.hash}</p>
          {release.isRunning ? null : <p>{say.other}</p>}
        </>
      );
  }
}

function checkCommand(site: string): string {
  return [
    `curl -s ${site}/release.txt | tee release.txt | sha256sum`,
    `cut -c67- release.txt | xargs -I{} curl -s --create-dirs -o {} ${site}/{}`,
    'sha256sum -c release.txt',
  ].join('\n');
}
