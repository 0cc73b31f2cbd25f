/** Whether only programs on the same machine reach that host: `localhost`, `127.0.0.1`, `[::1]`. */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost\.?|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}
