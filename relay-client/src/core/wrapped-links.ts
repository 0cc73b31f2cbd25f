import { fromBase64url } from '@sealed-move/protocol/base64url';

/** Its address within another gateway's is encoded, and ends at the other's next parameter. */
const ENCODED_PROOFPOINT = /https?%((?:25){0,4})3A(?:%\1(?:2F)){2}urldefense[^\s<>"&]*/gi;
/** Proofpoint 3 writes `*` for special characters, and lists those as base64 after the address. */
const PROOFPOINT_3 =
  /https?:\/\/urldefense(?:\.proofpoint)?\.com\/v3\/__(\S*?)__;([\w+/-]*)[^\s<>"]*/gi;
/** `**` and one of these letters stand for a run of special characters, from 2 on. */
const RUNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Version 2 writes `-` for `%` and `_` for `/`. */
const PROOFPOINT_2 = /https?:\/\/urldefense\.proofpoint\.com\/v2\/url\?u=([\w.-]+)[^\s<>"]*/gi;
/** An address that begins with `http`, in base64. */
const BASE64 = /\baHR0c[\w+/-]+(?:=|%3D)*/g;

/** Restores addresses that mail gateways have wrapped in their own. */
export function unwrapLinks(text: string): string {
  return text
    .replaceAll(
      ENCODED_PROOFPOINT,
      (whole, again: string) => decodeAddress(whole, 1 + again.length / 2) ?? whole,
    )
    .replaceAll(PROOFPOINT_3, (_, address: string, signs: string) => {
      const hidden = Array.from(decodeBase64(signs) ?? '');
      return address.replaceAll(/\*(?:\*([\w-]))?/g, (one, run?: string) => {
        const taken = hidden.splice(0, run === undefined ? 1 : RUNS.indexOf(run) + 2);
        return taken.length === 0 ? one : taken.join('');
      });
    })
    .replaceAll(
      PROOFPOINT_2,
      (whole, address: string) =>
        decodeAddress(address.replaceAll('-', '%').replaceAll('_', '/')) ?? whole,
    )
    .replaceAll(BASE64, (whole) => decodeBase64(whole) ?? whole);
}

/** @returns the address without its encodings; null if it is damaged */
function decodeAddress(address: string, encodings = 1): string | null {
  try {
    let decoded = address;
    for (let left = encodings; left > 0; left -= 1) decoded = decodeURIComponent(decoded);
    return decoded;
  } catch {
    return null;
  }
}

function decodeBase64(text: string): string | null {
  const bytes = fromBase64url(
    text
      .replace(/(?:=|%3D)+$/, '')
      .replaceAll('+', '-')
      .replaceAll('/', '_'),
  );
  return bytes === null ? null : new TextDecoder().decode(bytes);
}
