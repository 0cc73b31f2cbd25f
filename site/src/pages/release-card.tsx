import { type ReleaseState, useRelease } from '../shell/use-release.ts';

/** Which release the server says it serves, and how anybody compares it (TRUST-3). */
export function ReleaseCard() {
  const release = useRelease();
  return (
    <section class="card release" aria-labelledby="release-title">
      <h3 id="release-title">The release that is served here</h3>
      <div role="status">
        <ReleaseWords release={release} />
      </div>
      <p>
        The same sources always build to the same bytes, so that this number is theirs too. Whoever
        has the sources gets it as the closing line of
      </p>
      <pre class="command">npm run build</pre>
      <p>and what this server hands out, file by file, is held against its list by</p>
      <pre class="command">{checkCommand(location.origin)}</pre>
    </section>
  );
}

function ReleaseWords({ release }: { readonly release: ReleaseState }) {
  switch (release.kind) {
    case 'reading':
      return <p class="soft">Reading the list of its files …</p>;
    case 'unread':
      return (
        <p class="soft">
          The list of its files cannot be read now: either this device is offline, or the server has
          none.
        </p>
      );
    case 'read':
      return (
        <>
          <p class="hash">{release.hash}</p>
          {release.isRunning ? null : (
            <p>
              The page that you see is of another release than this one. Reload it, and look again.
            </p>
          )}
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
