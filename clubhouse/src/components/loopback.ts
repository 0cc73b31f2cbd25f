const LOOPBACK = /^(localhost|(.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address opens on the computer alone that the site runs on. @param url of the site */
export function isLoopback(url: string): boolean {
  return LOOPBACK.test(new URL(url).hostname);
}
