import type { VNode } from 'preact';
import { commonScores } from '../../../../score/common-scores.ts';
import { OTHER } from '../../../../score/entry-form.ts';
import {
  hadTiebreak,
  isMatchTiebreak,
  type MatchTiebreakRules,
  type Pair,
  rulesOfSet,
  type SetRules,
} from '../../../../score/format.ts';
import { CachedMarkup, cachedMarkup } from '../../../../components/cached-markup.tsx';
import { Stepper } from '../../../../components/stepper.tsx';
import { Fault, faultId } from './fault.tsx';
import type { ReportProps } from './report-props.ts';

interface SetProps extends ReportProps {
  /** From 0. */
  readonly index: number;
}

/** One set: its common scores, won and lost, and any other by steppers. */
export function SetFields(props: SetProps): VNode {
  const { visit, mine, format, draft, index } = props;
  const { report, shell } = visit.words;
  const rules = rulesOfSet(format, index);
  const isTiebreak = isMatchTiebreak(rules);
  const number = index + 1;
  const name = `s${number}`;
  const won = commonScores(rules);
  const hasChips = won.length > 0;
  const me = mine.isPair ? shell.youBoth : shell.you;
  const title = isTiebreak ? report.tiebreakSet : report.set(number);
  const heard = (whose: string) => `${whose}, ${title}`;
  const fault = draft.faults.has(`set-${number}`) ? faultId(`set-${number}`) : undefined;
  return (
    <fieldset class="set" id={`set-${number}`} data-set={index} aria-describedby={fault}>
      <legend class="sr">{title}</legend>
      {hasChips && (
        <>
          <Chips
            {...props}
            label={isTiebreak ? report.wonTiebreak : report.wonSet(number)}
            pairs={won}
          />
          <Chips
            {...props}
            label={isTiebreak ? report.lostTiebreak : report.lostSet(number)}
            pairs={won.map(([more, fewer]): Pair => [fewer, more])}
          />
        </>
      )}
      {!hasChips && <input type="hidden" name={name} value={OTHER} />}
      <div class={hasChips ? 'other steppers' : 'steppers'}>
        <Stepper
          name={`${name}m`}
          label={me}
          heard={heard(me)}
          value={draft.fields.get(`${name}m`) ?? ''}
        />
        <Stepper
          name={`${name}t`}
          label={mine.opponentFirst}
          heard={heard(mine.opponentFirst)}
          value={draft.fields.get(`${name}t`) ?? ''}
        />
      </div>
      {canHaveTiebreak(rules) && (
        <div class="tiebreak field">
          <label for={`${name}b`}>{report.tiebreakPoints}</label>
          <input
            class="input"
            id={`${name}b`}
            name={`${name}b`}
            inputmode="numeric"
            maxlength={2}
            autocomplete="off"
            value={draft.fields.get(`${name}b`) ?? ''}
          />
        </div>
      )}
      <Fault draft={draft} place={`set-${number}`} />
    </fieldset>
  );
}

function canHaveTiebreak(rules: SetRules | MatchTiebreakRules): boolean {
  return !isMatchTiebreak(rules) && rules.tiebreak !== null;
}

interface ChipsProps extends SetProps {
  readonly label: string;
  readonly pairs: readonly Pair[];
}

function Chips(props: ChipsProps): VNode {
  const { visit, format, draft, index, label, pairs } = props;
  const chosen = draft.fields.get(`s${index + 1}`) ?? '';
  const rules = rulesOfSet(format, index);
  // Most of the page, and nearly always the same: a set of which nothing was said yet.
  const kept = () =>
    cachedMarkup(visit.words.report, `${index} ${JSON.stringify([rules, pairs])}`, visit, () => (
      <Choices {...props} chosen="" />
    ));
  return (
    <div role="group" aria-label={label}>
      <p class="lbl" aria-hidden="true">
        {label}
      </p>
      {chosen === '' ? (
        <div class="chips">
          <CachedMarkup pieces={[kept()]} />
        </div>
      ) : (
        <div class="chips">
          <Choices {...props} chosen={chosen} />
        </div>
      )}
    </div>
  );
}

function Choices({
  visit,
  format,
  index,
  pairs,
  chosen,
}: ChipsProps & { readonly chosen: string }): VNode {
  const name = `s${index + 1}`;
  const rules = rulesOfSet(format, index);
  return (
    <>
      {pairs.map((pair) => {
        const value = pair.join('-');
        return (
          <label key={value} class="chip">
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              data-tiebreak={hadTiebreak(rules, pair) ? '' : undefined}
            />
            {pair.join('–')}
          </label>
        );
      })}
      <label class="chip more">
        <input type="radio" name={name} value={OTHER} checked={chosen === OTHER} />
        {visit.words.report.otherScore}
      </label>
    </>
  );
}
