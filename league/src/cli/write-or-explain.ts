import type { Database } from '../db/database.ts';
import { write, type WriteDependencies, type Writer } from '../db/writer.ts';
import { CODES } from '../shared/refusal-codes.ts';
import { Refusal } from '../shared/refusal.ts';
import { CommandError } from './terminal.ts';

/** @throws CommandError that explains a refusal */
export async function writeOrExplain<T>(
  database: Database,
  writing: WriteDependencies,
  work: (writer: Writer) => Promise<T | Refusal>,
): Promise<T> {
  const done = await write(database, writing, work);
  if (done instanceof Refusal) throw new CommandError(describeRefusal(done));
  return done;
}

export function describeRefusal({ code, detail, errors = [] }: Refusal): string {
  const places = errors.map(({ pointer, message }) => `${pointer} ${message}`).join('; ');
  const found = [CODES[code].title, detail, places].filter(
    (part) => part !== undefined && part !== '',
  );
  return found.map((part) => `${String(part).replace(/\.$/, '')}.`).join(' ');
}
