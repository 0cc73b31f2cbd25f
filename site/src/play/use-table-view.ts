import { useLayoutEffect, useState } from 'preact/hooks';
import { type Table, type TableView, toTableView } from './table.ts';

/** Returns the view of a table and re-renders after each change. */
export function useTableView(table: Table): TableView {
  const { session } = table;
  const me = table.kind === 'online' ? table.me : '';
  const [view, setView] = useState(() => toTableView(table));
  useLayoutEffect(() => {
    const read = () => setView(toTableView(table));
    // It may have changed between the first render and subscribing.
    read();
    return session.subscribe(read);
  }, [session, me]);
  return view;
}
