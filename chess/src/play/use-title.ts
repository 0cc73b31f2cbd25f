import { useEffect } from 'preact/hooks';

/** Puts what waits for the player before the page's title (PLAY-7). @param mark '' for nothing */
export function useTitle(mark: string): void {
  useEffect(() => {
    const title = document.title;
    if (mark !== '') document.title = `(${mark}) ${title}`;
    return () => {
      document.title = title;
    };
  }, [mark]);
}
