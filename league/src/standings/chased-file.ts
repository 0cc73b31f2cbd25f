import { crc32 } from 'node:zlib';
import { letOthersIn } from '../http/let-others-in.ts';
import type { Id } from '../shared/ids.ts';
import type { ScratchFile } from '../data-folder/scratch-file.ts';
import { ChasedRows, inOneRoom } from './chased-rows.ts';
import type { ChasedDivision } from './most-urgent.ts';

/** A file of another format is passed over: whoever changes who is chased counts it up. */
const FORMAT = 1;

/** Who is chased, as one position of the feed has it. It names nobody. */
export interface SavedChased {
  readonly position: number;
  /** The id of the event there: another feed has another. */
  readonly event: string;
  readonly competitions: readonly SavedCompetition[];
}

export interface SavedCompetition {
  readonly id: Id<'competition'>;
  readonly divisions: readonly SavedDivision[];
}

interface SavedDivision {
  readonly division: ChasedDivision;
  /** Nothing where it is not known. */
  readonly chased: ChasedRows | undefined;
}

/** The first line: what it is, and the CRC-32 of all that follows. */
const FIRST = /^chased (\d+) (\d+)$/;
const NEW_LINE = 0x0a;

/** The second line. A line for each competition follows, and then all rows in their order. */
type Head = Pick<SavedChased, 'position' | 'event'> & { readonly competitions: number };

interface CompetitionLine {
  readonly id: Id<'competition'>;
  /** With the bytes of the rows; null where it is not known. */
  readonly divisions: readonly (readonly [Id<'division'>, name: string, bytes: number | null])[];
}

/** Lets others in between the competitions (SRV-13). */
export async function writeChasedFile(
  file: ScratchFile,
  { position, event, competitions }: SavedChased,
): Promise<boolean> {
  const head: Head = { position, event, competitions: competitions.length };
  const lines = [lineOf(head)];
  const rows: Buffer[] = [];
  for (const { id, divisions } of competitions) {
    lines.push(lineOf({ id, divisions: divisions.map(named) } satisfies CompetitionLine));
    rows.push(...divisions.flatMap(({ chased }) => chased?.bytes ?? []));
    await letOthersIn();
  }
  const rest = Buffer.concat([...lines, ...rows]);
  return file.write(Buffer.concat([Buffer.from(`chased ${FORMAT} ${crc32(rest)}\n`), rest]));
}

function lineOf(value: Head | CompetitionLine): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

function named({ division: { id, name }, chased }: SavedDivision) {
  return [id, name, chased?.size ?? null] as const;
}

/** Null where they are not whole. Lets others in between the competitions (SRV-13). */
export async function readChased(content: Buffer): Promise<SavedChased | null> {
  const bytes = new Cutter(content);
  const [, format, sum] = FIRST.exec(bytes.line()) ?? [];
  if (Number(format) !== FORMAT || Number(sum) !== crc32(bytes.rest)) return null;
  const { position, event, competitions: count } = JSON.parse(bytes.line()) as Head;
  const lines: CompetitionLine[] = [];
  while (lines.length < count) {
    lines.push(JSON.parse(bytes.line()) as CompetitionLine);
    await letOthersIn();
  }
  const competitions: SavedCompetition[] = [];
  for (const { id, divisions } of lines) {
    const saved = recalled(divisions, bytes).map(([division, name, chased]) => ({
      division: { id: division, name, competition_id: id },
      chased,
    }));
    competitions.push({ id, divisions: saved });
    await letOthersIn();
  }
  return { position, event, competitions };
}

/** Of memory of their own: a piece would keep all of the file. */
function recalled(divisions: CompetitionLine['divisions'], bytes: Cutter) {
  const lists = divisions.map(([, , length]) =>
    length === null ? undefined : new ChasedRows(bytes.cut(length)),
  );
  const own = inOneRoom(lists);
  return divisions.map(([division, name], index) => [division, name, own[index]] as const);
}

/** Cuts pieces off some bytes, from their beginning. */
class Cutter {
  #rest: Buffer;

  constructor(bytes: Buffer) {
    this.#rest = bytes;
  }

  get rest(): Buffer {
    return this.#rest;
  }

  /** Empty where no line ends. */
  line(): string {
    const text = this.cut(this.#rest.indexOf(NEW_LINE) + 1).toString();
    return text.slice(0, -1);
  }

  cut(length: number): Buffer {
    const piece = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return piece;
  }
}
