import { useEffect } from 'preact/hooks';
import { setTitle } from '../shell/window-title.ts';

/** Puts what waits for the player before the page's title (PLAY-7). @param mark '' for nothing */
export function useTitle(mark: string): void {
  useEffect(() => {
    setTitle({ mark });
    return () => setTitle({ mark: '' });
  }, [mark]);
}
