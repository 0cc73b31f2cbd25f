import type { VNode } from 'preact';
import { ENDINGS } from '../../../../score/entry.ts';
import { Fault, faultAttributes } from './fault.tsx';
import type { ReportProps } from './report-props.ts';
import { Icon } from '../../../../components/icon.tsx';

/** Retirement, walkover, concession and no play: collapsed, because they are rare. */
export function Differently({ visit, mine, format, draft }: ReportProps): VNode {
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
              {...faultAttributes({ draft, place: 'who' })}
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
