import type { CourtLocation } from '../../../../api/court-locations.ts';
import { toWallTime } from '../../../../arrange/club-time.ts';
import { MAX_TIMES, listNextEvenings, readTimes } from '../../../../arrange/wanted-times.ts';
import type { Proposal } from '../../../../store/proposals.ts';
import { chosen, type FieldKind, hidden, text, ticked } from '../../../../web/field-kinds.ts';
import { type Filled, form } from '../../../../web/form.ts';
import { wholeNumber } from '../../../../web/read-form.ts';
import type { PlayerVisit } from '../../../../web/visit.ts';
import type { MatchToArrange } from './arranging-page.ts';

const MAX_PLACE_LENGTH = 100;

/** `elsewhere` has the place if `court` is empty. */
const PROPOSAL = form({
  /** The proposal that the new one replaces; 0 if there is none. */
  seen: hidden,
  court: chosen,
  elsewhere: { ...text({}), input: { maxlength: MAX_PLACE_LENGTH } },
  note: text({ maxLength: 200 }),
  /** Whether to offer the same times to the player's other opponents in the box. */
  box: ticked,
});
/** A time as `18:30`. Some browsers also send seconds. */
const minutes: FieldKind<string> = {
  read: ([said = '']) => ({ value: said.slice(0, 5) }),
  input: {},
};
const offered: FieldKind<boolean> = { read: (said) => ({ value: said.length > 0 }), input: {} };
const TIME = form({ date: chosen, time: minutes, offer: offered });
/** The rows of the form, from `date-1`. */
const LINES = Array.from({ length: MAX_TIMES }, (_, index) => TIME.row(String(index + 1)));

export type TimeLine = Filled<typeof TIME>;
export interface ProposalDraft {
  readonly form: Filled<typeof PROPOSAL>;
  readonly lines: readonly TimeLine[];
}

/** The initial values of a new proposal: the side's previous one, or else the next evenings. */
export function makeFirstDraft(visit: PlayerVisit, found: MatchToArrange): ProposalDraft {
  const { club, now } = visit;
  const { mine, proposal, courts } = found;
  const own = proposal?.side === mine.side ? proposal : null;
  const kept = own?.times.filter((time) => time > now) ?? [];
  const times =
    kept.length > 0
      ? kept.map((time) => toWallTime(club.timezone, time))
      : listNextEvenings(findBounds(visit, found));
  return {
    lines: LINES.map((line, index) => line.begin(visit, { ...times[index], offer: '1' })),
    form: PROPOSAL.begin(visit, { ...findPlace(own, courts), note: own?.note ?? '' }),
  };
}

function findBounds({ club, now }: PlayerVisit, { match }: MatchToArrange) {
  return { zone: club.timezone, now, deadline: match.results_deadline };
}

function findPlace(proposal: Proposal | null, courts: readonly CourtLocation[]) {
  const place = proposal?.place ?? '';
  if (courts.some(({ name }) => name === place)) return { court: place };
  return { court: proposal === null ? courts[0]?.name : '', elsewhere: place };
}

/** The proposal that the form describes; null if the form has errors. */
export function readDraft(visit: PlayerVisit, found: MatchToArrange) {
  const { faults: say } = visit.words.arrange;
  const filled = PROPOSAL.read(visit, { note: say.note }, ({ court, elsewhere = '' }) =>
    findCourt(found, court) === null && elsewhere.length > MAX_PLACE_LENGTH
      ? { elsewhere: say.place }
      : {},
  );
  const sent = LINES.map((line) => line.read(visit));
  const wanted = sent.map(({ values: { date = '', time = '', offer = false } }) =>
    offer ? { date, time } : { date: '', time: '' },
  );
  const { times, faults } = readTimes(wanted, findBounds(visit, found));
  const isNone = times.length === 0 && faults.size === 0;
  const lines = sent.map((line, index) => {
    const fault = faults.get(index);
    if (fault !== undefined) return line.withFaults({ time: say[fault] });
    return isNone && index === 0 ? line.withFaults({ time: say.none }) : line;
  });
  const draft = { form: filled, lines };
  if (filled.isFaulty || lines.some(({ isFaulty }) => isFaulty)) return { draft, proposed: null };
  const { court, elsewhere, note, seen, box: isToBox } = filled.values;
  const place = findCourt(found, court) ?? elsewhere;
  return {
    draft,
    proposed: {
      times,
      place: place || null,
      note: note || null,
      seen: wholeNumber([seen]),
      isToBox,
    },
  };
}

function findCourt({ courts }: MatchToArrange, court = ''): string | null {
  return courts.find(({ name }) => name === court)?.name ?? null;
}
