import type { VNode } from 'preact';
import { listOfferedScores } from '../../../../score/common-scores.ts';
import { OTHER } from '../../../../score/entry-form.ts';
import {
  hasTiebreak,
  isOnlyTiebreak,
  type ScorePair,
  type SetVariant,
  listVariantsAt,
} from '../../../../score/format.ts';
import { Fault, makeFaultId } from './fault.tsx';
import type { ReportProps } from './report-props.ts';
import { Icon } from '../../../../components/icon.tsx';
import { useLocale } from '../../../../components/locale.ts';

interface SetProps extends ReportProps {
  /** From 0. */
  readonly index: number;
}

export function SetFields(props: SetProps): VNode {
  const { visit, mine, format, draft, index } = props;
  const { report, shell } = visit.words;
  const number = index + 1;
  const name = `s${number}`;
  const { sets, tiebreaks, level } = listOfferedScores(format, index);
  const groups = [
    [report.wonSet(number), sets],
    [report.lostSet(number), sets.map(swapPair)],
    [report.levelSet(number), level],
    [report.wonTiebreak, tiebreaks],
    [report.lostTiebreak, tiebreaks.map(swapPair)],
  ] as const;
  const shown = groups.filter(([, pairs]) => pairs.length > 0);
  const hasChips = shown.length > 0;
  const me = mine.isPair ? shell.youBoth : shell.you;
  const title = isOnlyTiebreak(format, index) ? report.tiebreakSet : report.set(number);
  const heard = (whose: string) => `${whose}, ${title}`;
  const fault = draft.faults.has(`set-${number}`) ? makeFaultId(`set-${number}`) : undefined;
  return (
    <fieldset class="set" id={`set-${number}`} data-set={index} aria-describedby={fault}>
      <legend class="sr">{title}</legend>
      {shown.map(([label, pairs], place) => (
        <Chips key={label} {...props} label={label} pairs={pairs} hasOther={place < 2} />
      ))}
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
      {listVariantsAt(format, index).some(canHaveTiebreak) && (
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

function canHaveTiebreak(variant: SetVariant): boolean {
  return 'tiebreak' in variant && variant.tiebreak !== null;
}

function swapPair([more, fewer]: ScorePair): ScorePair {
  return [fewer, more];
}

interface ChipsProps extends SetProps {
  readonly label: string;
  readonly pairs: readonly ScorePair[];
  readonly hasOther: boolean;
}

function Chips({ visit, format, draft, index, label, pairs, hasOther }: ChipsProps): VNode {
  const name = `s${index + 1}`;
  const chosen = draft.fields.get(name) ?? '';
  const ways = listVariantsAt(format, index);
  return (
    <div role="group" aria-label={label}>
      <p class="lbl" aria-hidden="true">
        {label}
      </p>
      <div class="chips">
        {pairs.map((pair) => {
          const value = pair.join('-');
          return (
            <label key={value} class="chip">
              <input
                type="radio"
                name={name}
                value={value}
                checked={chosen === value}
                data-tiebreak={hasTiebreak(ways, pair) ? '' : undefined}
              />
              {pair.join('–')}
            </label>
          );
        })}
        {hasOther && (
          <label class="chip more">
            <input type="radio" name={name} value={OTHER} checked={chosen === OTHER} />
            {visit.words.report.otherScore}
          </label>
        )}
      </div>
    </div>
  );
}

interface StepperProps {
  readonly name: string;
  readonly label: string;
  /** The label for screen readers, which names the set. */
  readonly heard: string;
  readonly value: string;
}

/** An input for games or points, with plus and minus buttons if scripts run. */
function Stepper({ name, label, heard, value }: StepperProps): VNode {
  const { words } = useLocale();
  return (
    <div class="stepper">
      <button type="button" data-step="-1" data-for={name} aria-label={words.report.fewer(heard)}>
        <Icon name="minus" />
      </button>
      <input
        id={name}
        name={name}
        type="number"
        min="0"
        max="99"
        inputmode="numeric"
        autocomplete="off"
        aria-label={heard}
        value={value}
      />
      <button type="button" data-step="1" data-for={name} aria-label={words.report.more(heard)}>
        <Icon name="plus" />
      </button>
      <label for={name}>{label}</label>
    </div>
  );
}
