import type { VNode } from 'preact';
import { useBranding } from '../../../../components/branding.ts';
import { describeDraftEntry } from '../../../../components/entry-sentence.ts';
import { Note } from '../../../../components/note.tsx';
import { Rich } from '../../../../components/rich.tsx';
import { PlayerLayout } from '../../../player-layout.tsx';
import { Fault, makeFaultAttributes } from './fault.tsx';
import type { ReportProps } from './report-props.ts';
import { SetFields } from './set-fields.tsx';
import { FIELD_LIMITS } from '../../../../api/field-limits.ts';
import { Icon } from '../../../../components/icon.tsx';
import { getShownPoints, ENDINGS } from '../../../../score/entry.ts';
import { isOnlyTiebreak } from '../../../../score/format.ts';
import { fill } from '../../../../messages/fill.ts';

/** A report's form: complete without scripts; with them, it shows one set at a time. */
export function Report({ title, ...props }: ReportProps & { readonly title: string }): VNode {
  const { visit, mine, format, draft } = props;
  const { report } = visit.words;
  const sets = Array.from({ length: format.bestOf }, (_, index) => index);
  const { familyMember } = useBranding();
  return (
    <PlayerLayout
      tab="home"
      back={{ href: `/matches/${mine.id}`, title, isHeading: true }}
      foot={<SendBar {...props} />}
    >
      <score-pad
        data-format={JSON.stringify(format)}
        data-name={mine.opponent}
        data-sentences={JSON.stringify(report.sentences[mine.isPair ? 'pair' : 'one'])}
        data-hint={report.tapSets}
        data-send={report.send(familyMember)}
      >
        <form
          id="report"
          class="report"
          method="post"
          action={`/matches/${mine.id}/report`}
          novalidate
        >
          <input type="hidden" name="read" value={draft.read ?? ''} />
          <input type="hidden" name="since" value={draft.since ?? ''} />
          <Faults draft={draft} />
          <p class="sr" id="stepped" role="status" />
          <div class="card flush">
            <Tiles {...props} />
            <PlayedOn {...props} />
          </div>
          <div class="pad">
            {sets.map((index) => (
              <SetFields key={index} {...props} index={index} />
            ))}
          </div>
          <Differently {...props} />
          <details class="fold line" open={draft.typed !== null}>
            <summary class="btn q w">
              {report.typeIt}
              <Icon name="more" />
            </summary>
            <div class="field">
              <label for="line">{report.line}</label>
              <p class="hint" id="line-hint">
                {report.lineHint(format)}
              </p>
              <input
                class="input"
                id="line"
                name="line"
                maxlength={FIELD_LIMITS.NewClaim.raw_input.maxLength}
                autocomplete="off"
                autocapitalize="none"
                spellcheck={false}
                value={draft.typed ?? ''}
                {...makeFaultAttributes({ draft, place: 'line' }, 'line-hint')}
              />
              <Fault draft={draft} place="line" />
            </div>
          </details>
        </form>
      </score-pad>
    </PlayerLayout>
  );
}

function Faults({ draft }: Pick<ReportProps, 'draft'>): VNode | null {
  const said = draft.faults.get('all') ?? draft.faults.get('sets');
  if (said === undefined) return null;
  return (
    <Note icon="warn" kind="warn" isAlert>
      {said}
    </Note>
  );
}

function PlayedOn({ visit, draft }: ReportProps): VNode {
  const { words, dates, now } = visit;
  const { report } = words;
  const day = draft.playedOn === '' ? dates.today(now) : draft.playedOn;
  const near = dates.daysSince(day, now) <= 1 ? dates.relativeDay(day, now) : null;
  return (
    <details class="played" open={draft.faults.has('day')}>
      <summary>
        <span
          data-near={report.playedOn('{near}', '{day}')}
          data-far={report.playedOn(null, '{day}')}
        >
          <Rich text={report.playedOn(near, dates.day(day))} />
        </span>
        <span class="btn q">{report.change}</span>
        <Icon name="more" />
      </summary>
      <div class="field">
        <label for="on">{report.day}</label>
        <input
          class="input"
          id="on"
          name="on"
          type="date"
          value={day}
          max={dates.today(now)}
          {...makeFaultAttributes({ draft, place: 'day' })}
        />
        <Fault draft={draft} place="day" />
      </div>
    </details>
  );
}

function SendBar(props: ReportProps): VNode {
  const { visit, draft } = props;
  const { report } = visit.words;
  const { familyMember } = useBranding();
  const sentence = draft.read === null ? null : describeDraft(props);
  return (
    <div class="send">
      <p id="sentence" class={sentence === null ? 'meta' : 'serif'} aria-live="polite">
        {sentence ?? report.tapSets}
      </p>
      <button class="btn p w" form="report" aria-describedby="sentence">
        {sentence === null ? report.check : report.send(familyMember)}
      </button>
    </div>
  );
}

function describeDraft({ visit, mine, format, draft }: ReportProps): string | null {
  const sentences = visit.words.report.sentences[mine.isPair ? 'pair' : 'one'];
  return draft.judged && describeDraftEntry(draft.judged, format, mine.opponent, sentences);
}

function Tiles({ visit, mine, format, draft }: ReportProps): VNode {
  const { words } = visit;
  const { report } = words;
  const indexes = Array.from({ length: format.bestOf }, (_, index) => index);
  const me = mine.isPair ? words.shell.youBoth : words.shell.you;
  const headOf = (index: number) =>
    isOnlyTiebreak(format, index) ? report.tiebreakSet : report.set(index + 1);
  const row = (own: 0 | 1, whose: string) =>
    indexes.map((index) => {
      const set = draft.entry.sets[index];
      const points = set === undefined ? null : getShownPoints(set);
      const isWon = points !== null && points[own] > points[own === 0 ? 1 : 0];
      const says = report.tile(headOf(index), whose);
      const shown = points === null ? '–' : String(points[own]);
      return (
        <td
          key={index}
          data-set={index}
          data-own={own}
          data-says={says}
          class={points === null ? 'none' : isWon ? 'won' : ''}
        >
          <a
            href={`#set-${index + 1}`}
            tabIndex={own === 0 ? undefined : -1}
            aria-label={fill(says, { points: shown })}
          >
            {shown}
          </a>
        </td>
      );
    });
  return (
    <div class="tiles">
      <table class="sb" data-sets={format.bestOf}>
        <caption class="sr">{report.scoreboard}</caption>
        <thead>
          <tr>
            <td class="corner" />
            {indexes.map((index) => (
              <th key={index} scope="col">
                {isOnlyTiebreak(format, index)
                  ? report.tiebreakSet
                  : format.bestOf > 3
                    ? report.setShort(index + 1)
                    : report.set(index + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{me}</th>
            {row(0, me)}
          </tr>
          <tr>
            <th scope="row">{mine.opponent}</th>
            {row(1, mine.opponent)}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** Retirement, walkover, concession and no play: collapsed, because they are rare. */
function Differently({ visit, mine, format, draft }: ReportProps): VNode {
  const { report } = visit.words;
  const { ending, stopped } = draft.entry;
  return (
    <details class="fold differently" open={ending !== 'completed' || draft.faults.has('who')}>
      <summary class="btn q w">
        {report.differently}
        <Icon name="more" />
      </summary>
      <fieldset class="stack">
        <legend class="lbl">{report.whatHappened}</legend>
        {ENDINGS.map((one) => (
          <label key={one} class="opt">
            <input type="radio" name="ending" value={one} checked={one === ending} />
            <b>{report.endings[one].title}</b>
            <span class="meta">
              {one === 'completed' && format.unfinished === 'as_it_stands'
                ? report.untilTime
                : report.endings[one].about}
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset class="who stack">
        <legend class="lbl">{report.who}</legend>
        <div class="seg">
          <label>
            <input
              type="radio"
              name="stopped"
              value="me"
              checked={stopped === 'me'}
              {...makeFaultAttributes({ draft, place: 'who' })}
            />
            {mine.isPair ? report.usTwo : report.me}
          </label>
          <label>
            <input type="radio" name="stopped" value="them" checked={stopped === 'them'} />
            {mine.opponentFirst}
          </label>
        </div>
        <Fault draft={draft} place="who" />
      </fieldset>
    </details>
  );
}
