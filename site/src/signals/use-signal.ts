import { useEffect, useState } from 'preact/hooks';
import type { Signal } from './signal.ts';

/** Returns the signal's value and re-renders on change. */
export function useSignal<T>(signal: Signal<T>): T {
  const [value, setValue] = useState(() => signal.value);
  useEffect(() => {
    const read = () => setValue(() => signal.value);
    // It may have changed between the first render and subscribing.
    read();
    return signal.subscribe(read);
  }, [signal]);
  return value;
}
