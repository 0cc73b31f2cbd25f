import { detectDeviceName } from '../../../../push/device-name.ts';
import { areDeviceKeys } from '../../../../push/encryption.ts';
import { readEndpoint } from 'service/push-endpoint';
import { asSent, readOption, readForm, wholeNumber } from '../../../../web/read-form.ts';
import { forPlayer, type PlayerVisit, redirect } from '../../../../web/visit.ts';

const FORM = {
  do: readOption(['add', 'remove', 'renew']),
  device: wholeNumber,
  old: asSent,
  endpoint: asSent,
  p256dh: asSent,
  auth: asSent,
  browser: asSent,
};

/** `/me/push/device`: turns pushes on for this browser or off for a member's device (PUSH-4). */
export const post = forPlayer((visit) => {
  const { form, player, services } = visit;
  const sent = readForm(form, FORM);
  if (sent.do === 'add') return redirect('/me#push', { note: addSubscription(visit, sent, null) });
  if (sent.do === 'renew')
    return redirect('/me#push', { note: addSubscription(visit, sent, sent.old) });
  if (sent.do === 'remove' && sent.device !== null) {
    services.store.pushDevices.remove(player.memberId, sent.device);
    return redirect('/me#push', { note: 'push_off' });
  }
  return redirect('/me#push');
});

interface SentDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly browser: string;
}

/** @param old the endpoint that the new one replaces (PUSH-20); null if there is none */
function addSubscription(
  { player, services, now }: PlayerVisit,
  sent: SentDevice,
  old: string | null,
): string {
  const keys = { p256dh: sent.p256dh, auth: sent.auth };
  const endpoint = readEndpoint(sent.endpoint);
  if (endpoint === null || !areDeviceKeys(keys) || services.pushKey === null) return 'push_wrong';
  const { pushDevices } = services.store;
  const name = detectDeviceName(sent.browser);
  const { memberId } = player;
  if (old !== null && !pushDevices.release(memberId, old)) return 'push_wrong';
  const isAdded = pushDevices.add(memberId, { endpoint, keys }, name, now);
  return isAdded ? 'push_on' : 'push_full';
}
