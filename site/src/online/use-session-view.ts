import { useLayoutEffect, useState } from 'preact/hooks';
import type { Session, SessionView } from '@sealed-move/client/session';

/** Returns a session's view and re-renders after each change. */
export function useSessionView(session: Session): SessionView {
  const [view, setView] = useState(session.view);
  useLayoutEffect(() => {
    // It may have changed between the first render and subscribing.
    setView(session.view);
    return session.subscribe(() => setView(session.view));
  }, [session]);
  return view;
}
