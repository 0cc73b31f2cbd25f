import { hash } from 'node:crypto';

/** SHA-256 as base64url, of a room id, a seat token or a key. The relay stores only the hash. */
export function hashText(text: string): string {
  return hash('sha256', text, 'base64url');
}
