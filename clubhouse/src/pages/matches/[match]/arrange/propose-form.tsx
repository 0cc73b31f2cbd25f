import type { ComponentChildren, VNode } from 'preact';
import { findStart } from '../../../../arrange/appointment.ts';
import { describeField, FieldFault, TextField, Tick } from '../../../../components/form-fields.tsx';
import { Note } from '../../../../components/note.tsx';
import { PostForm } from '../../../../components/post-form.tsx';
import { listNames } from '../../../../messages/list-names.ts';
import { formatShortTime } from '../../../../messages/when.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import type { MatchToArrange } from './arranging-page.ts';
import type { ProposalDraft, TimeLine } from './draft.ts';

interface ProposeProps {
  readonly found: MatchToArrange;
  readonly draft: ProposalDraft;
}

/** Works fully without scripts. */
export function ProposeForm(props: ProposeProps): VNode {
  const { found, draft } = props;
  const { arrange } = useVisit().words;
  const { mine, proposal } = found;
  // A repeated proposal replaces what its page shows.
  const form = draft.form.with({ seen: String(proposal?.id ?? 0) });
  return (
    <>
      <Heading found={found} />
      <PostForm of={form} id="propose" class="stack5" action={`/matches/${mine.id}/arrange`}>
        <div class="card flush">
          {draft.lines.map((line, index) => (
            <TimeField key={index} found={found} line={line} number={index + 1} />
          ))}
        </div>
        <PlaceField {...props} />
        <TextField of={form.field('note')} label={arrange.note} />
        <ToBox {...props} />
      </PostForm>
    </>
  );
}

interface TimeFieldProps extends Pick<ProposeProps, 'found'> {
  readonly line: TimeLine;
  /** From 1. */
  readonly number: number;
}

/** A time: the browser's own inputs for date and time, and whether to propose it. */
function TimeField({ found, line: { field }, number }: TimeFieldProps): VNode {
  const { words, dates, now } = useVisit();
  const { arrange } = words;
  const [offer, date, time] = [field('offer'), field('date'), field('time')];
  const about = describeField(time, {});
  return (
    <fieldset class="item time-line">
      <legend class="sr">{arrange.line(number)}</legend>
      <label class="tick">
        <input type="checkbox" name={offer.name} checked={offer.said.length > 0} />
        <span class="sr">{arrange.offer(number)}</span>
      </label>
      <input
        class="input"
        type="date"
        name={date.name}
        aria-label={arrange.day}
        min={dates.today(now)}
        max={found.match.results_deadline ?? undefined}
        value={date.typed}
        {...about}
      />
      <input
        class="input"
        type="time"
        name={time.name}
        aria-label={arrange.time}
        value={time.typed}
        {...about}
      />
      <FieldFault of={time} />
    </fieldset>
  );
}

/** A choice of the club's courts, or any place as text. */
function PlaceField({ found: { courts }, draft: { form } }: ProposeProps): VNode {
  const { arrange } = useVisit().words;
  const court = form.field('court');
  const isCourt = courts.some(({ name }) => name === court.typed);
  const place = { ...form.field('elsewhere'), id: 'place' };
  const text = (
    <div class="field elsewhere">
      <label for="place" class={courts.length > 0 ? 'sr' : ''}>
        {arrange.placeLabel}
      </label>
      <input
        class="input"
        id="place"
        name={place.name}
        {...place.input}
        placeholder={arrange.placeHint}
        value={place.typed}
        {...describeField(place, {})}
      />
      <FieldFault of={place} />
    </div>
  );
  if (courts.length === 0) return text;
  return (
    <fieldset class="stack places">
      <legend class="lbl">{arrange.place}</legend>
      <div class="place-chips">
        {courts.map(({ id, name }) => (
          <label key={id} class="chip">
            <input type="radio" name="court" value={name} checked={name === court.typed} />
            {name}
          </label>
        ))}
        <label class="chip more">
          <input type="radio" name="court" value="" checked={!isCourt} />
          {arrange.elsewhere}
        </label>
      </div>
      {text}
    </fieldset>
  );
}

/** Offers the same times to all remaining opponents in the box (ARR-16). */
function ToBox({ found: { others }, draft }: ProposeProps): VNode | null {
  const { words, language } = useVisit();
  if (others.length === 0) return null;
  const names = listNames(
    others.map(({ mine }) => mine.opponentFirst).toSorted((one, other) => one.localeCompare(other)),
    language,
  );
  return (
    <Tick
      of={draft.form.field('box')}
      label={words.arrange.toBox(names)}
      about={words.arrange.toBoxAbout}
    />
  );
}

function Heading({ found }: Pick<ProposeProps, 'found'>): VNode {
  const visit = useVisit();
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
      {start !== null && <Told>{arrange.stays(formatShortTime(visit, start))}</Told>}
      {proposal !== null && !hasPassed && (
        <Told>
          {proposal.times.map((time) => formatShortTime(visit, time)).join(' · ')}
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
