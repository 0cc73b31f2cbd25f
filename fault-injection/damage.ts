import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';

/* Damage that can happen to a SQLite file while nobody has it open. */

const PAGE = 4096;

/** From 0 to 1. */
export type Random = () => number;

/** Truncates a file at a random place. */
export function truncateRandomly(file: string, random: Random): void {
  truncateSync(file, Math.floor(random() * statSync(file).size));
}

/** Writes noise over the given page, or any page except the first. */
export function overwritePage(file: string, random: Random, page?: number): void {
  const bytes = readFileSync(file);
  const pages = Math.floor(bytes.length / PAGE);
  const at = PAGE * (page ?? 1 + Math.floor(random() * (pages - 1)));
  for (let index = at; index < Math.min(at + PAGE, bytes.length); index++) {
    bytes[index] = Math.floor(random() * 256);
  }
  writeFileSync(file, bytes);
}
