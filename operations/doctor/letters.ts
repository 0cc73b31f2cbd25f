import type { Letters } from './checks/service.ts';

export function readLetters(text: string): Letters | null {
  try {
    const { mail } = JSON.parse(text) as { mail?: Partial<Letters> };
    if (typeof mail?.server !== 'string') return null;
    const { server, waiting = 0, waitingSince = null, refused = 0 } = mail;
    return { server, waiting, waitingSince, refused };
  } catch {
    return null;
  }
}
