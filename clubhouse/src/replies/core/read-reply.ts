import { type Entry, turned } from '../../score/entry.ts';
import { isFault, readLine } from '../../score/line.ts';
import { isComplete } from '../../score/match-end.ts';
import type { ReplyContext, ReplyReading } from './reading.ts';

const ORDINALS = [/\b(first|ersten?r?)\b/, /\b(second|zweiten?r?)\b/, /\b(third|dritten?r?)\b/];
const DECLINE = /\b(none of (them|these)|keiner? davon)\b/;
const NOT_PLAYED = /\b(not played|noch nicht gespielt)\b/;
const WHO_WON = /\b(won|lost|beat|gewonnen|verloren)\b/;

/** How a reply is to be read. What is not certain from the writer's own words is not settled here. */
export function readReply(text: string, { format, proposed }: ReplyContext): ReplyReading {
  const said = text.toLowerCase().trim();
  if (NOT_PLAYED.test(said)) return { kind: 'not_played' };
  if (proposed.length > 0 && DECLINE.test(said)) return { kind: 'decline' };
  const index = ORDINALS.findIndex((ordinal) => ordinal.test(said));
  if (index >= 0 && index < proposed.length) return { kind: 'time', index };
  const read = readLine(said, format);
  if (isFault(read) || !isComplete(read, format)) return { kind: 'not_understood' };
  if (read.ending !== 'completed' || WHO_WON.test(said)) return { kind: 'result', entry: read };
  return { kind: 'which_result', entries: [read, otherWay(read)] };
}

function otherWay(entry: Entry): Entry {
  return { ...entry, sets: entry.sets.map(turned) };
}
