import { useEffect, useState } from 'preact/hooks';
import type { Cell } from './cell.ts';

/** What the cell holds; the component is drawn again when that changes. */
export function useCell<T>(cell: Cell<T>): T {
  const [value, setValue] = useState(() => cell.value);
  useEffect(() => {
    const read = () => setValue(() => cell.value);
    // It may have changed between drawing and listening.
    read();
    return cell.subscribe(read);
  }, [cell]);
  return value;
}
