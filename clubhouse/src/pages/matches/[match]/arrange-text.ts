import { type Appointment, findStart } from '../../../arrange/appointment.ts';
import type { MyMatch } from '../../../api/my-match.ts';
import { sayWhere } from '../../../messages/say-where.ts';
import { formatShortTime } from '../../../messages/when.ts';
import type { Proposal } from '../../../store/proposals.ts';
import type { ViewedVisit } from '../../../web/use-visit.ts';

interface ArrangingState {
  readonly mine: MyMatch;
  readonly proposal: Proposal | null;
  readonly arranged: Appointment | null;
}

/** @param name the opponent's first name */
export function writeArrangeText(
  visit: ViewedVisit,
  { mine, proposal, arranged }: ArrangingState,
  name: string,
): string {
  const { words, services, now } = visit;
  const { arrange } = words;
  const start = findStart(arranged);
  if (start !== null && start > now)
    return arrange.textArranged(name, formatShortTime(visit, start));
  const own = proposal?.side === mine.side ? proposal.times.filter((time) => time > now) : [];
  if (own.length === 0) return arrange.text(name, sayWhere(words, mine));
  const list = own.map((time) => formatShortTime(visit, time)).join(arrange.or);
  return arrange.textProposed(name, list, `${services.url}/matches/${mine.id}/arrange`);
}
