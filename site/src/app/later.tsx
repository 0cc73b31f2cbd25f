import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../parts/notice.tsx';
import { Shell } from '../shell/shell.tsx';
import { words } from '../words/words.ts';
import { speakOfAll } from '../words/speak.ts';

interface LaterProps {
  readonly title: string;
  /** Draws the page, once its script is there. */
  readonly load: () => Promise<() => JSX.Element>;
}

type Loaded = { readonly draw: () => JSX.Element } | 'loading' | 'failed';

/** A page whose script is not among the first that are loaded (PAGE-1). */
export function Later({ title, load }: LaterProps) {
  const [page, setPage] = useState<Loaded>('loading');
  useEffect(() => {
    let isGone = false;
    const show = (found: Loaded) => (isGone ? undefined : setPage(found));
    void Promise.all([load(), speakOfAll()]).then(
      ([draw]) => show({ draw }),
      () => show('failed'),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (typeof page === 'object') return page.draw();
  return (
    <Shell title={title}>
      {page === 'loading' ? null : (
        <Notice tone="bad">
          <p>{words().shell.notLoaded}</p>
          <button type="button" class="button" onClick={() => location.reload()}>
            {words().shell.loadAnew}
          </button>
        </Notice>
      )}
    </Shell>
  );
}
