import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Lifts an element at the bottom above a phone's keyboard, which does not shrink the window. */
export function useLift(lifted: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const seen = window.visualViewport;
    if (seen === null) return undefined;
    const lift = () => {
      const hidden = Math.max(0, innerHeight - seen.height - seen.offsetTop);
      lifted.current?.style.setProperty('--lift', `${hidden}px`);
      lifted.current?.style.setProperty('--seen', `${seen.height}px`);
    };
    lift();
    seen.addEventListener('resize', lift);
    seen.addEventListener('scroll', lift);
    return () => {
      seen.removeEventListener('resize', lift);
      seen.removeEventListener('scroll', lift);
    };
  }, [lifted]);
}
