import { hash } from 'node:crypto';

/** SHA-256, base64url: of a room id, a seat token or a key, none of which is kept itself. */
export function hashOf(text: string): string {
  return hash('sha256', text, 'base64url');
}
