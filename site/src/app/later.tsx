import { useEffect, useState } from 'preact/hooks';
import { NotLoaded } from '../shell/not-loaded.tsx';
import { Shell } from '../shell/shell.tsx';
import type { Draw, LaterPage } from './later-page.ts';

interface LaterProps<P> {
  readonly title: string;
  readonly page: LaterPage<P>;
  readonly props: P;
}

type Loaded<P> = { readonly draw: Draw<P> } | 'loading' | 'failed';

/** Shows a page as soon as its script is there: at once, where it is there already. */
export function Later<P>({ title, page, props }: LaterProps<P>) {
  const [loaded, setLoaded] = useState<Loaded<P>>(() =>
    page.draw === null ? 'loading' : { draw: page.draw },
  );
  useEffect(() => {
    let isGone = false;
    const show = (found: Loaded<P>) => (isGone ? undefined : setLoaded(found));
    void page.load().then(
      (draw) => show({ draw }),
      () => show('failed'),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (typeof loaded === 'object') return <Drawn draw={loaded.draw} props={props} />;
  return <Shell title={title}>{loaded === 'failed' ? <NotLoaded /> : null}</Shell>;
}

interface DrawnProps<P> {
  readonly draw: Draw<P>;
  readonly props: P;
}

function Drawn<P>({ draw, props }: DrawnProps<P>) {
  return draw(props);
}
