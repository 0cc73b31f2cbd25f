import { useEffect } from 'preact/hooks';
import { setTitle } from '../shell/window-title.ts';

/** Puts a mark before the page's title if the player has to act, '' if there is none (PLAY-7). */
export function useTitle(mark: string): void {
  useEffect(() => {
    setTitle({ mark });
    return () => setTitle({ mark: '' });
  }, [mark]);
}
