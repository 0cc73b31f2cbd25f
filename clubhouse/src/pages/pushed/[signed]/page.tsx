import { readPushedPath } from '../../../signed/pushed-path.ts';
import { toLocalPath } from '../../../web/local-path.ts';
import { forAnybody, redirect } from '../../../web/visit.ts';

/**
 * `/pushed/SIGNED`: the target of a push. Records the tap, so that no email follows, and redirects
 * to the page the push is about (PUSH-14). Only its device knows the URL.
 */
export const get = forAnybody(({ params, query, services }) => {
  const { signer, store } = services;
  const place = readPushedPath(signer, params['signed'] ?? '', (one) => store.pushes.keyOf(one));
  if (place !== null) store.pushes.endTapped(place);
  return redirect(toLocalPath(query.get('to')));
});
