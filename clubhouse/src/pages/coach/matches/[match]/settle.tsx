import type { VNode } from 'preact';
import type { Api } from '../../../../api/client.ts';
import { RadioField, TextField, Tick } from '../../../../components/form-fields.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { Note } from '../../../../components/note.tsx';
import { PostForm } from '../../../../components/post-form.tsx';
import { getSideLabel, describeStoredEntry } from '../../../../components/result-sentence.ts';
import { explainRuling } from '../../../../components/ruling-sentence.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import { CoachLayout } from '../../coach-layout.tsx';
import { type SettlementChoice, listLastClaims, REASONS, type SettleForm } from './choice.ts';
import { type MatchOffers, Offers } from './offers.tsx';
import { makeFingerprint } from './preview-fingerprint.ts';
import { useLocale } from '../../../../components/locale.ts';
import { LinkButton } from '../../../../components/buttons.tsx';

interface SettleProps {
  readonly match: Api<'MatchDetail'>;
  readonly choice: SettlementChoice;
  readonly form: SettleForm;
  readonly rules: Api<'CompetitionRules'>;
  readonly offers: MatchOffers;
  readonly preview: Api<'SettlementPreview'> | null;
  readonly faults: readonly string[];
  readonly changes: readonly string[];
}

/** Both sides' reports, the effect of each, and one button (COACH-12). */
export function Settle(props: SettleProps): VNode {
  const { match, preview, faults, changes } = props;
  const { words } = useVisit();
  const where = [match.competition_name, match.division_name].filter(Boolean).join(', ');
  const title = words.today.versus(getSideLabel(match.sides, 0), getSideLabel(match.sides, 1));
  return (
    <CoachLayout title={title} text={where}>
      {changes.length > 0 && (
        <div class="note warn" role="alert">
          <div class="stack">
            <p>{words.settle.changed}</p>
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {faults.map((fault) => (
        <Note key={fault} icon="warn" kind="warn" isAlert>
          {fault}
        </Note>
      ))}
      <Counts {...props} />
      <div class="desk">
        <div class="stack5">
          <Choices {...props} />
          <Offers match={match} found={props.offers} />
        </div>
        <div class="stack5">{preview !== null && <Decide {...props} preview={preview} />}</div>
      </div>
      <p class="row wrap">
        <LinkButton look="q" href="/coach" label={words.settle.back} />
        <a class="btn q" href={`/coach/matches/${match.id}/history`}>
          {words.history.story.open}
        </a>
      </p>
    </CoachLayout>
  );
}

function Counts({ match, choice, rules }: SettleProps): VNode | null {
  const { words, query } = useVisit();
  const ruled = explainRuling(match, words);
  if (ruled !== null) {
    const { playedMatches } = rules.withdrawal;
    const isUnplayed = choice.settlement?.outcome === 'unplayed';
    const isHeldBack =
      playedMatches === 'void' || (playedMatches === 'walkover_to_opponent' && !isUnplayed);
    return <Note icon="info">{words.settle.ruled(ruled, isHeldBack)}</Note>;
  }
  if (match.result === null) return null;
  const what = describeStoredEntry(match.result, match.sides, words.today);
  const { done, counts } = words.settle;
  return <Note icon="check">{query.get('done') === '1' ? done(what) : counts(what)}</Note>;
}

/** Each choice is a link that only changes the preview. */
function Choices({ match, choice, form, rules }: SettleProps): VNode {
  const { words, dates } = useVisit();
  const { settle, report, today } = words;
  const said = listLastClaims(match);
  return (
    <section class="card stack">
      <h2>{settle.which}</h2>
      {([0, 1] as const).map((side) => {
        const claim = said.find((one) => one.side === side);
        const who = getSideLabel(match.sides, side);
        if (claim === undefined) {
          return (
            <p key={side} class="meta">
              {settle.saidNothing(who)}
            </p>
          );
        }
        const at = Date.parse(claim.submitted_at);
        const isPair = match.sides.some((one) => one.side === side && one.members.length > 1);
        return (
          <div key={side} class={`said${choice.take === claim.id ? ' is-taken' : ''}`}>
            <p class="meta">
              {`${isPair ? today.saysPair(who) : today.says(who)} · ${dates.day(dates.dateOf(at))} ${dates.time(at)}`}
            </p>
            <p>{describeStoredEntry(claim, match.sides, today)}</p>
            <Take choice={choice} take={claim.id} about={who} label={settle.take} />
          </div>
        );
      })}
      <div class={`said${choice.take === 'unplayed' ? ' is-taken' : ''}`}>
        <Take choice={choice} take="unplayed" label={settle.unplayed} />
      </div>
      <details class="fold" open={form.field('line').typed !== ''}>
        <summary>
          <h3>{settle.neither}</h3>
          <Icon name="more" />
        </summary>
        <form class="stack" method="get">
          <TextField
            of={form.field('line')}
            label={settle.line(getSideLabel(match.sides, 0))}
            hint={report.lineHint(rules.format)}
          />
          <button class="btn w">{settle.look}</button>
        </form>
      </details>
    </section>
  );
}

interface TakeProps {
  readonly choice: SettlementChoice;
  readonly take: string;
  readonly label: string;
  readonly about?: string;
}

function Take({ choice, take, label, about }: TakeProps): VNode {
  const isTaken = choice.take === take;
  return (
    <a class="btn w" href={`?take=${take}`} aria-current={isTaken ? 'true' : undefined}>
      {isTaken ? `${label} (${useVisit().words.settle.taken})` : label}
      {about !== undefined && <span class="sr">{`: ${about}`}</span>}
    </a>
  );
}

/** The most likely reason for a settlement, by match status. */
const LIKELY: Readonly<Record<Api<'MatchStatus'>, Api<'SettlementReason'>>> = {
  open: 'unreported_result',
  reported: 'no_response',
  disputed: 'conflicting_entries',
  played: 'incorrect_result',
};

type DecideProps = SettleProps & { readonly preview: Api<'SettlementPreview'> };

function Decide({ match, choice, form, preview }: DecideProps): VNode {
  const { settle, today } = useVisit().words;
  const likely = choice.take === 'offers' ? 'no_response' : LIKELY[match.status];
  const { take, line } = choice;
  const filled = form.with({
    take,
    line,
    version: preview.version,
    seen: makeFingerprint(preview),
    reason: form.field('reason').typed || likely,
  });
  return (
    <PostForm of={filled} class="card flush" action={`/coach/matches/${match.id}`}>
      <header class="desk-head">
        <h2>{settle.preview}</h2>
        <span class="pill">{settle.notSaved}</span>
      </header>
      <Effects effects={preview.effects} />
      <div class="item">
        <RadioField
          of={filled.field('reason')}
          label={settle.why}
          options={REASONS.map((reason) => [reason, settle.reasons[reason]])}
        />
        {preview.requires_override && (
          <Tick of={filled.field('override')} label={settle.override} />
        )}
        <p class="serif large">{describeStoredEntry(preview.result, match.sides, today)}</p>
        <button class="btn p w">{settle.settle}</button>
        <p class="meta">{settle.after}</p>
      </div>
    </PostForm>
  );
}

type Effect = Api<'SettlementPreview'>['effects'][number];

function Effects({ effects }: { readonly effects: readonly Effect[] }): VNode {
  return (
    <>
      {effects.map((effect) => (
        <EffectOn key={effect.side} effect={effect} />
      ))}
    </>
  );
}

function EffectOn({ effect }: { readonly effect: Effect }): VNode {
  const { words, dates } = useLocale();
  const { settle, tables } = words;
  const placeOf = (rank: number | null, movement: Effect['movement_before']) => {
    const place = rank === null ? settle.noPlace : words.shell.place(rank);
    return movement === null ? place : `${place}, ${tables.up[movement]}`;
  };
  const rows = [
    [settle.points, dates.number(effect.points_before), dates.number(effect.points_after)],
    [
      effect.minimum > 0 ? `${settle.played} ${settle.needed(effect.minimum)}` : settle.played,
      dates.number(effect.played_before),
      dates.number(effect.played_after),
    ],
    [
      settle.place,
      placeOf(effect.rank_before, effect.movement_before),
      placeOf(effect.rank_after, effect.movement_after),
    ],
  ] as const;
  return (
    <div class="item">
      <h3 class="breaks">{effect.label}</h3>
      <dl class="effects">
        {rows.map(([name, before, after]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span class="meta">{before}</span>
              <span aria-hidden="true"> → </span>
              <span class="sr">{` ${settle.to} `}</span>
              <b>{after}</b>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
