import { useEffect, useState } from 'preact/hooks';
import { NotLoaded } from '../shell/not-loaded.tsx';
import { Shell } from '../shell/shell.tsx';
import type { PageComponent, LazyPage } from './lazy-page.ts';

interface LazyPageViewProps<P> {
  readonly title: string;
  readonly page: LazyPage<P>;
  readonly props: P;
}

type LoadState<P> = { readonly draw: PageComponent<P> } | 'loading' | 'failed';

export function LazyPageView<P>({ title, page, props }: LazyPageViewProps<P>) {
  const [loaded, setLoaded] = useState<LoadState<P>>(() =>
    page.draw === null ? 'loading' : { draw: page.draw },
  );
  useEffect(() => {
    let isGone = false;
    const show = (found: LoadState<P>) => (isGone ? undefined : setLoaded(found));
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
  readonly draw: PageComponent<P>;
  readonly props: P;
}

function Drawn<P>({ draw, props }: DrawnProps<P>) {
  return draw(props);
}
