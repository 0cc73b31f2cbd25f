import { useEffect, useState } from 'preact/hooks';
import type { Signal } from './signal.ts';

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
