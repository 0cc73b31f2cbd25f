import { readPushedPath } from '../../../signed/pushed-path.ts';
import { toLocalPath } from '../../../web/local-path.ts';
import { forAnybody, redirect } from '../../../web/visit.ts';

/**
 * `/pushed/SIGNED`: records a push's tap, so that no email follows, and redirects to its page. Only
 * its device knows the URL (PUSH-14).
 */
export const get = forAnybody(({ params, query, services }) => {
  const { signer, store } = services;
  const place = readPushedPath(signer, params['signed'] ?? '', (one) => store.pushes.keyOf(one));
  if (place !== null) store.pushes.endTapped(place);
  return redirect(toLocalPath(query.get('to')));
});
