import { useEffect } from 'preact/hooks';

/** Puts what waits for the player before the page's title (PLAY-7). @param mark '' for nothing */
export function useTitle(mark: string): void {
  useEffect(() => {
    if (mark === '') return undefined;
    const prefix = `(${mark}) `;
    // After the page around this one has set its title.
    const timer = setTimeout(() => {
      document.title = `${prefix}${document.title}`;
    });
    return () => {
      clearTimeout(timer);
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [mark]);
}
