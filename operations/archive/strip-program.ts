import { chmodSync, readFileSync, writeFileSync } from 'node:fs';

/* Offsets in the header of a 64-bit ELF file, and in an entry of its program header table. */
const MAGIC = 0x7f_45_4c_46;
const CLASS_64 = 2;
const LITTLE_ENDIAN = 1;
const PROGRAM_TABLE = 0x20;
const SECTION_TABLE = 0x28;
const ENTRY_SIZE = 0x36;
const ENTRY_COUNT = 0x38;
const SECTION_COUNT = 0x3c;
const SECTION_NAMES = 0x3e;
const SEGMENT_OFFSET = 0x08;
const SEGMENT_SIZE = 0x20;

/**
 * Removes what only debuggers read: symbols and sections, which follow everything loaded.
 * @throws Error if the file is not a 64-bit ELF program
 */
export function stripProgram(from: string, to: string): void {
  const bytes = readFileSync(from);
  if (bytes.readUInt32BE(0) !== MAGIC || bytes[4] !== CLASS_64 || bytes[5] !== LITTLE_ENDIAN) {
    throw new Error(`${from} is not a 64-bit Linux program.`);
  }
  const table = Number(bytes.readBigUInt64LE(PROGRAM_TABLE));
  const size = bytes.readUInt16LE(ENTRY_SIZE);
  const ends = Array.from({ length: bytes.readUInt16LE(ENTRY_COUNT) }, (_, index) => {
    const entry = table + index * size;
    const begin = bytes.readBigUInt64LE(entry + SEGMENT_OFFSET);
    return Number(begin + bytes.readBigUInt64LE(entry + SEGMENT_SIZE));
  });
  const loaded = bytes.subarray(0, Math.max(...ends));
  loaded.writeBigUInt64LE(0n, SECTION_TABLE);
  loaded.writeUInt16LE(0, SECTION_COUNT);
  loaded.writeUInt16LE(0, SECTION_NAMES);
  writeFileSync(to, loaded);
  chmodSync(to, 0o755);
}
