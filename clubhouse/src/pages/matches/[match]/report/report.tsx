import type { VNode } from 'preact';
import { draftSentence } from '../../../../components/entry-sentence.ts';
import { Note } from '../../../../components/note.tsx';
import { Rich } from '../../../../components/rich.tsx';
import { PlayerLayout } from '../../../player-layout.tsx';
import { Differently } from './differently.tsx';
import { Fault, faultAttributes } from './fault.tsx';
import type { ReportProps } from './report-props.ts';
import { SetFields } from './set-fields.tsx';
import { Tiles } from './tiles.tsx';
import { FIELD_LIMITS } from '../../../../api/field-limits.ts';
import { Icon } from '../../../../components/icon.tsx';

/** A report's form: complete without scripts; with them, it shows one set at a time. */
export function Report({ title, ...props }: ReportProps & { readonly title: string }): VNode {
  const { visit, mine, format, draft } = props;
  const { report } = visit.words;
  const sets = Array.from({ length: format.bestOf }, (_, index) => index);
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
        data-send={report.send}
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
                {...faultAttributes({ draft, place: 'line' }, 'line-hint')}
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
          {...faultAttributes({ draft, place: 'day' })}
        />
        <Fault draft={draft} place="day" />
      </div>
    </details>
  );
}

function SendBar(props: ReportProps): VNode {
  const { visit, draft } = props;
  const { report } = visit.words;
  const sentence = draft.read === null ? null : describeDraft(props);
  return (
    <div class="send">
      <p id="sentence" class={sentence === null ? 'meta' : 'serif'} aria-live="polite">
        {sentence ?? report.tapSets}
      </p>
      <button class="btn p w" form="report" aria-describedby="sentence">
        {sentence === null ? report.check : report.send}
      </button>
    </div>
  );
}

function describeDraft({ visit, mine, format, draft }: ReportProps): string | null {
  const sentences = visit.words.report.sentences[mine.isPair ? 'pair' : 'one'];
  return draft.judged && draftSentence(draft.judged, format, mine.opponent, sentences);
}
