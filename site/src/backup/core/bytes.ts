export type Bytes = Uint8Array<ArrayBuffer>;

export function areBytesEqual(one: Bytes, other: Bytes): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

export function joinBytes(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
