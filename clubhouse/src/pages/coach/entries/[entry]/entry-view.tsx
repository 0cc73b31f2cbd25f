import type { VNode } from 'preact';
import type { Api } from '../../../../api/client.ts';
import type { Division } from '../../../../api/competition.ts';
import type { Competition } from '../../../../api/seasons.ts';
import { DangerButton, DangerSummary } from '../../../../components/danger-button.tsx';
import { Crumbs } from '../../../../components/crumbs.tsx';
import { CoachLayout } from '../../coach-layout.tsx';
import { SelectField, TextField } from '../../../../components/form-fields.tsx';
import { Note } from '../../../../components/note.tsx';
import { PostForm, Trouble } from '../../../../components/post-form.tsx';
import { describeStoredEntry } from '../../../../components/result-sentence.ts';
import { explainRuling } from '../../../../components/ruling-sentence.ts';
import type { EntryForms } from './entry-forms.ts';
import { listNames } from '../../../../messages/list-names.ts';
import { Icon } from '../../../../components/icon.tsx';
import { useVisit } from '../../../../web/use-visit.ts';

/** The form's value for no box; no id looks like this. */
export const NO_BOX = 'none';

export interface EntryProps {
  readonly entry: Api<'Entry'>;
  readonly competition: Competition;
  readonly divisions: readonly Division[];
  readonly matches: readonly Api<'ListedMatch'>[];
  readonly rename: Required<EntryForms>['rename'];
  readonly move: Required<EntryForms>['move'];
  readonly trouble: string | null;
}

/** The players, their progress, and the possible actions, each with its consequences (SEAS-11). */
export function EntryView(props: EntryProps): VNode {
  const { entry, competition, divisions, trouble } = props;
  const { words, dates } = useVisit();
  const { competitions } = words;
  const box = divisions.find(({ id }) => id === entry.division_id);
  const since = (at: string) => dates.fullDay(dates.dateOf(Date.parse(at)));
  const facts = [
    competition.name,
    box === undefined ? competitions.entry.inNone : competitions.entry.inBox(box.name),
    competitions.entry.since(since(entry.created_at)),
    ...(entry.withdrawn_at === null
      ? []
      : [competitions.entry.withdrawnOn(since(entry.withdrawn_at))]),
  ];
  const former = entry.former_members.map(({ display_name: name, until }) =>
    competitions.entry.until(name, since(until)),
  );
  if (former.length > 0) facts.push(competitions.entry.former(former.join(', ')));
  const isOpen = competition.state === 'draft' || competition.state === 'active';
  return (
    <CoachLayout tab="season" title={entry.label} text={facts.join(' · ')}>
      <Crumbs
        links={[
          { href: '/coach/seasons', label: words.seasons.title },
          { href: `/coach/competitions/${competition.id}`, label: competition.name },
        ]}
      />
      <Trouble of={{ trouble }} />
      <Done />
      {entry.warning_list?.map(({ code, params }) => (
        <Note key={code} icon="info">
          {competitions.entry.warnings[code][params.gender]}
        </Note>
      ))}
      <div class="desk">
        <Matches {...props} />
        <div class="stack5">{isOpen && <Actions {...props} />}</div>
      </div>
    </CoachLayout>
  );
}

const SAID = [
  'moved',
  'renamed',
  'partner',
  'withdrawn',
  'reinstated',
  'opted_out',
  'opted_in',
] as const;

function Done(): VNode | null {
  const { query, words } = useVisit();
  const said = SAID.find((one) => one === query.get('done'));
  if (said === undefined) return null;
  return <Note icon="check">{words.competitions.entry.done[said]}</Note>;
}

function Matches({ entry, matches }: EntryProps): VNode {
  const { words } = useVisit();
  const { entry: said } = words.competitions;
  return (
    <section class="card flush">
      <header class="desk-head">
        <h2>{said.matches}</h2>
      </header>
      {matches.length === 0 && <p class="item">{said.noMatches}</p>}
      <ul class="rows">
        {matches.map((match) => (
          <li key={match.id}>
            <a class="entry-link" href={`/coach/matches/${match.id}`}>
              <b>{getOpponentLabel(match, entry.id)}</b>
              <span class="meta">
                {match.round === 1 ? '' : `${words.match.second} · `}
                {explainRuling(match, words) ??
                  (match.result === null
                    ? said.status[match.status]
                    : describeStoredEntry(match.result, match.sides, words.today))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function getOpponentLabel({ sides }: Api<'ListedMatch'>, entryId: string): string {
  return sides.find((side) => side.entry_id !== entryId)?.label ?? '';
}

function Actions(props: EntryProps): VNode {
  const { entry, competition, matches } = props;
  const visit = useVisit();
  const { entry: said } = visit.words.competitions;
  const isUnderWay = matches.some(({ status }) => status !== 'open');
  const isPair = entry.members.length > 1;
  const isWithdrawn = entry.status === 'withdrawn';
  return (
    <>
      {isWithdrawn && (
        <Act {...props} what="reinstate" button={said.reinstate} about={[said.reinstateAbout]} />
      )}
      {!isWithdrawn && <Move {...props} isUnderWay={isUnderWay} />}
      {isPair && !isWithdrawn && (
        <p>
          <a class="btn o w" href={`/coach/entries/${entry.id}/members`}>
            {said.partner.link}
          </a>
        </p>
      )}
      {isPair && (
        <ActForm {...props} what="rename" button={visit.words.competitions.save}>
          <TextField of={props.rename.field('name')} label={said.rename} hint={said.renameHint} />
        </ActForm>
      )}
      {!isWithdrawn && competition.state === 'active' && <Withdraw {...props} />}
      {competition.state === 'active' &&
        !isWithdrawn &&
        (entry.opted_out ? (
          <Act {...props} what="opt-in" button={said.optIn} about={[]} />
        ) : (
          <Act {...props} what="opt-out" button={said.optOut} about={[said.optOutAbout]} />
        ))}
      <details class="card">
        <DangerSummary>{said.remove}</DangerSummary>
        {isUnderWay ? (
          <p>{said.removeNot}</p>
        ) : (
          <ActForm {...props} what="remove" button={said.removeNow} isDanger>
            <p>{said.removeAbout(matches.length)}</p>
          </ActForm>
        )}
      </details>
    </>
  );
}

function Move(props: EntryProps & { readonly isUnderWay: boolean }): VNode | null {
  const { entry, divisions, matches, move, isUnderWay } = props;
  const { competitions } = useVisit().words;
  const { entry: said } = competitions;
  const others = divisions.filter(({ id }) => id !== entry.division_id);
  if (others.length === 0) return null;
  return (
    <details class="card" open={move.isFaulty}>
      <summary class="btn q">
        {said.move}
        <Icon name="more" />
      </summary>
      {isUnderWay ? (
        <p>{said.moveNot}</p>
      ) : (
        <ActForm {...props} what="move" button={said.moveNow}>
          <p>{said.moveAbout(matches.length)}</p>
          <SelectField
            of={move.field('division')}
            label={said.to}
            options={[
              ...others.map(({ id, name }) => [id, name] as const),
              ...(entry.division_id === null ? [] : [[NO_BOX, competitions.undivided] as const]),
            ]}
          />
        </ActForm>
      )}
    </details>
  );
}

function Withdraw(props: EntryProps): VNode {
  const { entry, competition, matches } = props;
  const { words, language } = useVisit();
  const { entry: said } = words.competitions;
  const { remainingMatches, playedMatches } = competition.rules.withdrawal;
  const left = matches.filter(({ status, ruling }) => status !== 'played' && ruling === null);
  const played = matches.filter(({ status }) => status === 'played').length;
  const names = listNames(
    left.map((match) => getOpponentLabel(match, entry.id)),
    language,
  );
  const about = [
    ...(left.length > 0 ? [said.withdrawRest[remainingMatches](names, left.length)] : []),
    ...(played > 0 ? [said.withdrawPlayed[playedMatches](played)] : []),
    said.withdrawTable,
    said.withdrawDraft,
    said.withdrawUndo,
  ];
  return (
    <details class="card">
      <summary class="btn q">
        {said.withdraw}
        <Icon name="more" />
      </summary>
      <ActForm {...props} what="withdraw" button={said.withdrawNow}>
        {about.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </ActForm>
    </details>
  );
}

interface ActProps extends EntryProps {
  readonly what: string;
  readonly button: string;
  /** Whether the action is irreversible. */
  readonly isDanger?: boolean;
}

/** Actions that are easy to undo need a single click. */
function Act(props: ActProps & { readonly about: readonly string[] }): VNode {
  return (
    <div class="card">
      <ActForm {...props}>
        {props.about.map((sentence) => (
          <p key={sentence} class="meta">
            {sentence}
          </p>
        ))}
      </ActForm>
    </div>
  );
}

function ActForm({
  entry,
  what,
  button,
  isDanger = false,
  children,
}: ActProps & { readonly children?: VNode | null | readonly VNode[] }): VNode {
  return (
    <PostForm class="stack" action={`/coach/entries/${entry.id}/${what}`}>
      {children}
      <p>
        {isDanger ? <DangerButton>{button}</DangerButton> : <button class="btn">{button}</button>}
      </p>
    </PostForm>
  );
}
