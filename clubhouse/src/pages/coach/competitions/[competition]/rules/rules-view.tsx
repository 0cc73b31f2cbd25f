import type { ComponentChildren, VNode } from 'preact';
import type { LastChange } from '../../../../../api/last-change.ts';
import type { Competition } from '../../../../../api/seasons.ts';
import { Crumbs } from '../../../../../components/crumbs.tsx';
import { Note } from '../../../../../components/note.tsx';
import type { OfferRule } from '../../../../../store/offer-rules.ts';
import { CoachLayout } from '../../../coach-layout.tsx';
import { type Preview, WhatWouldChange } from './preview.tsx';
import { FORMAT_FIELDS } from './rule-fields.ts';
import { RANKING_RULES, type RuleFields } from './rules-to-fields.ts';
import { OffersCard } from './offers-card.tsx';
import { About, Choice, Sentence } from './slots.tsx';
import { useVisit, type ViewedVisit } from '../../../../../web/use-visit.ts';
import { Trouble } from '../../../../../components/post-form.tsx';
import { FormButton } from '../../../../../components/buttons.tsx';

export interface RulesProps {
  readonly competition: Competition;
  /** The following draft, to which the rules can be saved instead. */
  readonly draft: Competition | null;
  readonly fields: RuleFields;
  readonly held: RuleFields;
  readonly etag: string;
  readonly preset: string | null;
  readonly preview: Preview | null;
  readonly faults: Readonly<Record<string, string>>;
  readonly conflict: LastChange | null;
  readonly isClosed: boolean;
  readonly offerRule: OfferRule | null;
}

/** The rules as sentences, a preview of changes, and then the button (CRUL-1). */
export function RulesView(props: RulesProps): VNode {
  const { competition, conflict, faults, preview, isClosed } = props;
  const visit = useVisit();
  const { words, query } = visit;
  const { rules } = words;
  const changed = Object.keys(props.held).filter((one) => props.fields[one] !== props.held[one]);
  return (
    <CoachLayout tab="season" title={rules.title(competition.name)} text={rules.about}>
      <Crumbs
        links={[
          { href: '/coach/seasons', label: words.seasons.title },
          { href: `/coach/competitions/${competition.id}`, label: competition.name },
        ]}
      />
      {conflict !== null && <Trouble of={{ trouble: explainConflict(visit, conflict) }} />}
      {Object.keys(faults).length > 0 && <Trouble of={{ trouble: rules.faults.some }} />}
      {(query.get('done') === 'saved' || query.get('done') === 'offers') && (
        <Note icon="check">{rules.saved}</Note>
      )}
      {query.get('done') === 'later' && props.draft !== null && (
        <Note icon="check">{rules.savedLater(props.draft.name)}</Note>
      )}
      <div class={`rules-desk${preview === null ? '' : ' has-preview'}`}>
        <Presets {...props} />
        <form
          class="stack5"
          method="post"
          action={`/coach/competitions/${competition.id}/rules#preview`}
        >
          <input type="hidden" name="etag" value={props.etag} />
          <input type="hidden" name="preset" value={props.preset ?? ''} />
          <fieldset class="card stack5" disabled={isClosed}>
            <Sentences {...props} />
          </fieldset>
          <Buttons {...props} hasChanged={changed.length > 0} />
        </form>
        {preview !== null && (
          <WhatWouldChange
            preview={preview}
            changed={changed.length}
            isFormatChanged={changed.some((one) => FORMAT_FIELDS.includes(one))}
            newRounds={
              changed.includes('rounds') ? (props.fields['rounds'] === '2' ? '2' : '1') : null
            }
          />
        )}
      </div>
      <OffersCard competitionId={competition.id} rule={props.offerRule} isClosed={isClosed} />
    </CoachLayout>
  );
}

function explainConflict({ words, dates }: ViewedVisit, { who, at }: LastChange): string {
  const { competitions } = words;
  return who === null
    ? competitions.conflictUnknown
    : competitions.conflict(who, dates.time(Date.parse(at)));
}

/** Rules to start from; previewing one changes nothing. */
function Presets({ preset, competition, isClosed }: RulesProps): VNode {
  const { rules } = useVisit().words;
  if (isClosed) return <Note icon="lock">{rules.fixed}</Note>;
  const path = `/coach/competitions/${competition.id}/rules`;
  return (
    <nav class="presets" aria-label={rules.startFrom}>
      <h2>{rules.startFrom}</h2>
      <a class="preset" href={path} aria-current={preset === null ? 'true' : undefined}>
        <b>{rules.ownRules}</b>
      </a>
      {Object.entries(rules.presets).map(([id, one]) => (
        <a
          key={id}
          class="preset"
          href={`${path}?preset=${id}#preview`}
          aria-current={preset === id ? 'true' : undefined}
        >
          <b>{one.name}</b>
          <span class="meta">{one.about}</span>
        </a>
      ))}
    </nav>
  );
}

function Sentences(props: RulesProps): VNode {
  const { conflict, fields, held, faults } = props;
  const { rules } = useVisit().words;
  const { sentences: said, headings } = rules;
  const slots = { fields, held, faults, showsHeld: conflict !== null };
  const all = (texts: readonly string[]) =>
    texts.map((text) => <Sentence key={text} {...slots} text={text} />);
  return (
    <>
      <Part title={headings.match}>
        {all([
          said.rounds,
          said.bestOf,
          said.draws,
          said.unfinished,
          said.unfinishedSet,
          said.setKind,
        ])}
        <Sentence {...slots} text={said.race} of="race" />
        <Sentence {...slots} text={said.tiebreak} of="race" />
        <Sentence {...slots} text={said.total} of="total" />
        {all([said.finalKind])}
        <Sentence {...slots} text={said.matchTiebreak} of="match-tiebreak" />
        {all([said.retirement, said.retirementGames, said.walkover, said.walkoverGames])}
      </Part>
      <Part title={headings.points}>
        {all([
          said.win,
          said.retiredLoss,
          said.draw,
          said.byResult,
          said.walkoverPoints,
          said.each,
          said.bonus,
          said.matchesPlayed,
        ])}
      </Part>
      <Part title={headings.level}>
        <Ranking {...props} />
        {all([said.levelAfter, said.headToHead])}
      </Part>
      <Part title={headings.movement}>
        {all([said.moves, said.tiers, said.minimum, said.withdrawal])}
      </Part>
    </>
  );
}

function Part({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <section class="stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Shows one field more than there are ranking rules; the rest appear when needed. */
function Ranking({ fields, held, faults, conflict }: RulesProps): VNode {
  const { rules } = useVisit().words;
  const names = RANKING_RULES.map((_, index) => `rank-${index + 1}`);
  const used = names.findLastIndex((name) => fields[name] !== '' || held[name] !== '') + 1;
  return (
    <div class="stack">
      <p>{rules.sentences.ranking}</p>
      <ol class="ranks">
        {names.map((name, index) => (
          <li key={name} hidden={index > used}>
            <Choice
              id={`rule-${name}`}
              name={name}
              look={`slot${fields[name] === held[name] ? '' : ' is-other'}`}
              value={fields[name]}
              choices={Object.entries(rules.choices.ranking)}
              aria-label={rules.rank(index + 1)}
              {...(faults[name] === undefined
                ? {}
                : { 'aria-describedby': `rule-${name}-fault`, 'aria-invalid': 'true' as const })}
            />
            <About
              name={name}
              fields={fields}
              held={held}
              faults={faults}
              showsHeld={conflict !== null}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Saving requires a preview, so the form's first button previews, even without scripts. */
function Buttons({
  competition,
  draft,
  preview,
  isClosed,
  hasChanged,
}: RulesProps & { readonly hasChanged: boolean }): VNode | null {
  const { rules } = useVisit().words;
  if (isClosed) return null;
  const isRunning = competition.state === 'active';
  const canSave = preview !== null && hasChanged;
  return (
    <div class="card stack rules-foot">
      <Note icon={isRunning ? 'warn' : 'info'}>{isRunning ? rules.running : rules.drafted}</Note>
      <p class="row wrap">
        <button class={`btn${canSave ? ' o' : ' p'}`} name="do" value="look">
          {rules.look}
        </button>
        {canSave && draft !== null && (
          <FormButton look="o" value="later" label={rules.later(draft.name)} />
        )}
        {canSave && (
          <FormButton look="p" value="save" label={isRunning ? rules.change : rules.save} />
        )}
        {canSave && (
          <a class="btn q" href={`/coach/competitions/${competition.id}/rules`}>
            {rules.discard}
          </a>
        )}
      </p>
    </div>
  );
}
