import type { Kind } from 'service/settings';

/** In order: Chrome and its relatives, Chromium without Google's keys, Firefox, Safari, Edge. */
export const USUAL_PUSH_HOSTS =
  'fcm.googleapis.com,jmt17.google.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';

/** At least two labels, so that no entry covers a whole top-level domain. */
const PUSH_HOST = /^(?:\*\.)?(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

export const PUSH_HOSTS: Kind<readonly string[]> = {
  takes: 'host names, such as push.example.org or *.push.example.org, separated by commas',
  read: (text) => {
    const all = text.split(',').flatMap((one) => one.trim().toLowerCase() || []);
    return all.length > 0 && all.every((one) => PUSH_HOST.test(one)) ? all : undefined;
  },
};

/** The entry that covers a host; `*.` stands for one or more labels. */
export function findPushHost(hosts: readonly string[], hostname: string): string | undefined {
  return hosts.find((one) =>
    one.startsWith('*.')
      ? hostname.length >= one.length && hostname.endsWith(one.slice(1))
      : hostname === one,
  );
}
