import type { ComponentChildren, VNode } from 'preact';
import { findStart } from '../../../../arrange/appointment.ts';
import { Note } from '../../../../components/note.tsx';
import { listNames } from '../../../../messages/list-names.ts';
import { shortTime } from '../../../../messages/when.ts';
import type { ArrangeProps } from './arrange-props.ts';
import { faultAttributes } from './described-by.ts';
import { PlaceField } from './place-field.tsx';
import { TimeField } from './time-field.tsx';

/** Up to three times, a place and a note; works fully without scripts. */
export function ProposeForm(props: ArrangeProps): VNode {
  const { visit, found, state } = props;
  const { arrange } = visit.words;
  const { mine, proposal } = found;
  const { draft } = state;
  return (
    <>
      <Heading {...props} />
      <form
        id="propose"
        class="stack5"
        method="post"
        action={`/matches/${mine.id}/arrange`}
        novalidate
      >
        <input type="hidden" name="seen" value={proposal?.id ?? 0} />
        {draft.faults.has('all') && (
          <Note icon="warn" kind="warn" isAlert>
            {draft.faults.get('all')}
          </Note>
        )}
        <div class="card flush">
          {draft.lines.map((line, index) => (
            <TimeField key={index} {...props} line={line} number={index + 1} />
          ))}
        </div>
        <PlaceField {...props} />
        <div class="field">
          <label for="note">{arrange.note}</label>
          <input
            class="input"
            id="note"
            name="note"
            maxlength={200}
            value={draft.note}
            {...faultAttributes(draft.faults.has('note'), 'note-fault')}
          />
          {draft.faults.has('note') && (
            <p class="fault" id="note-fault">
              {draft.faults.get('note')}
            </p>
          )}
        </div>
        <ToBox {...props} />
      </form>
    </>
  );
}

/** Offers the same times to all remaining opponents in the box (ARR-16). */
function ToBox({ visit, found: { others }, state: { draft } }: ArrangeProps): VNode | null {
  const { words, language } = visit;
  if (others.length === 0) return null;
  const names = listNames(
    others.map(({ mine }) => mine.opponentFirst).toSorted((one, other) => one.localeCompare(other)),
    language,
  );
  return (
    <label class="opt">
      <input type="checkbox" name="box" value="1" checked={draft.isToBox} />
      <b>{words.arrange.toBox(names)}</b>
      <span class="meta">{words.arrange.toBoxAbout}</span>
    </label>
  );
}

function Heading({ visit, found }: ArrangeProps): VNode {
  const { words, dates, now } = visit;
  const { arrange } = words;
  const { mine, match, proposal, arranged } = found;
  const { results_deadline: deadline } = match;
  const [when, choose] = mine.isPair
    ? [arrange.whenPair, arrange.choosePair]
    : [arrange.when, arrange.choose];
  const hasPassed = proposal !== null && proposal.times.every((time) => time <= now);
  const start = findStart(arranged);
  const isOwn = proposal?.side === mine.side;
  return (
    <>
      <h1>{when(mine.opponent)}</h1>
      <p class="meta lead">
        {choose(mine.opponentFirst)}
        {deadline !== null && ` ${arrange.by(dates.longDay(deadline))}`}
      </p>
      {hasPassed && (
        <Told>{isOwn ? arrange.ownPassed : arrange.allPassed(mine.opponentFirst)}</Told>
      )}
      {start !== null && <Told>{arrange.stays(shortTime(visit, start))}</Told>}
      {proposal !== null && !hasPassed && (
        <Told>
          {proposal.times.map((time) => shortTime(visit, time)).join(' · ')}
          <br />
          {arrange.replaces}
        </Told>
      )}
    </>
  );
}

function Told({ children }: { readonly children: ComponentChildren }): VNode {
  return (
    <div class="lead">
      <Note icon="calendar" kind="club">
        {children}
      </Note>
    </div>
  );
}

export function ProposeBar({ visit }: ArrangeProps): VNode {
  return (
    <div class="send">
      <button class="btn p w" form="propose" name="do" value="propose">
        {visit.words.arrange.send}
      </button>
    </div>
  );
}
