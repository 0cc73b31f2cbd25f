import { useEffect, useState } from 'preact/hooks';
import type { Signal } from './signal.ts';

/** What the signal holds; the component is drawn again when that changes. */
export function useSignal<T>(signal: Signal<T>): T {
  const [value, setValue] = useState(() => signal.value);
  useEffect(() => {
    const read = () => setValue(() => signal.value);
    // It may have changed between drawing and listening.
    read();
    return signal.subscribe(read);
  }, [signal]);
  return value;
}
