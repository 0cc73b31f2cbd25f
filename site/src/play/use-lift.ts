import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Lifts what lies at the lower edge above the keyboard of a phone, which makes no window smaller. */
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
