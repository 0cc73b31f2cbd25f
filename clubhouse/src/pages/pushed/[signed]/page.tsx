import { readPushedPath } from '../../../signed/pushed-path.ts';
import { localPath } from '../../../web/local-path.ts';
import { forAnybody, redirect } from '../../../web/visit.ts';

/**
 * `/pushed/SIGNED`: where a push leads. It notes that it was tapped, by which no letter follows, and
 * goes on to the page that it is about (PUSH-14). Its device alone knows the address.
 */
export const get = forAnybody(({ params, query, services }) => {
  const { signer, store } = services;
  const place = readPushedPath(signer, params['signed'] ?? '', (one) => store.pushes.keyOf(one));
  if (place !== null) store.pushes.endTapped(place);
  return redirect(localPath(query.get('to')));
});
