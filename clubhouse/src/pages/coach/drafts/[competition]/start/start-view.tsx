import type { VNode } from 'preact';
import { type DraftQuestion, listQuestions } from '../../../../../draft/questions.ts';
import { Icon } from '../../../../../components/icon.tsx';
import { Note } from '../../../../../components/note.tsx';
import { Shell } from '../../../../../components/shell.tsx';
import { explainPlace } from '../../why.ts';
import { makeBoardPath, type DraftPage } from '../draft-page.ts';
import type { StartChecks } from './start-checks.ts';
import { useVisit, type ViewedVisit } from '../../../../../web/use-visit.ts';
import type { Api } from '../../../../../api/client.ts';
import { HiddenFields, Tick } from '../../../../../components/form-fields.tsx';
import { PostForm, Trouble } from '../../../../../components/post-form.tsx';
import type { Letters } from '../../../send/mailshot.ts';
import { SendForm } from '../../../send/send-view.tsx';
import { START } from './start-draft.ts';

interface StartProps {
  readonly found: DraftPage;
  readonly checks: StartChecks;
  readonly fault: string | null;
  /** Null if something prevents the start. */
  readonly mailshot: Letters | null;
}

export function StartView(props: StartProps): VNode {
  const { found, checks, fault, mailshot } = props;
  const visit = useVisit();
  const { words, club, address } = visit;
  const { start } = words.draft;
  const { competition, board } = found;
  const questions = listQuestions(board);
  const isClear =
    questions.length === 0 && checks.blockers.length === 0 && toTick(checks).length === 0;
  return (
    <Shell
      club={club.name}
      player={null}
      coach={{ tab: 'drafts' }}
      address={address}
      back={{ href: makeBoardPath(visit), title: competition.name }}
    >
      <div class="stack">
        <h1>{start.title(competition.name)}</h1>
        {mailshot === null && <Trouble of={{ trouble: fault }} />}
        {isClear && <Note icon="check">{start.nothing}</Note>}
        {questions.length > 0 && (
          <section class="card flush">
            <header class="desk-head">
              <h2>{start.open}</h2>
            </header>
            {questions.map((question) => (
              <OpenQuestion key={makeQuestionKey(question)} question={question} />
            ))}
          </section>
        )}
        <Blockers {...props} />
        <Begin {...props} />
        <Show {...props} />
      </div>
    </Shell>
  );
}

function makeQuestionKey(question: DraftQuestion): string {
  if (question.kind === 'gap') return question.gap.about;
  return question.kind === 'overtaken' ? question.kind : question.card.side;
}

function OpenQuestion({ question }: { readonly question: DraftQuestion }): VNode {
  const visit = useVisit();
  const path = makeBoardPath(visit);
  const { draft } = visit.words;
  switch (question.kind) {
    case 'overtaken':
      return (
        <QuestionLine
          href={`${path}/fill`}
          title={draft.questions.overtaken(question.count)}
          text={draft.fillAgain}
        />
      );
    case 'gap':
      return (
        <QuestionLine
          href={`${path}#b-${question.gap.vacancy.to_division.position}`}
          title={draft.questions.gaps(question.box)}
          text={question.gap.vacancy.fill?.label ?? draft.gap.nobody}
        />
      );
    case 'newcomer':
    case 'alone':
    case 'undivided':
      return (
        <QuestionLine
          href={`${path}/place?who=${question.card.side}`}
          title={question.card.label}
          text={explainPlace(question.card, visit)}
        />
      );
  }
}

function QuestionLine({
  href,
  title,
  text,
}: {
  readonly href: string;
  readonly title: string;
  readonly text: string;
}): VNode {
  return (
    <a class="item draft-question" href={href}>
      <span>
        <b>{title}</b> <span class="meta">{text}</span>
      </span>
      <Icon name="more" />
    </a>
  );
}

function Blockers({ found, checks }: StartProps): VNode | null {
  const visit = useVisit();
  const { start } = visit.words.draft;
  if (checks.blockers.length === 0) return null;
  return (
    <section class="card stack draft-lost">
      <h2>{start.blocked}</h2>
      {checks.blockers.map((one) => (
        <p key={one.code}>{describeCheck(one, visit)}</p>
      ))}
      {checks.blockers.some(({ code }) => code === 'season_not_active') && (
        <a class="btn" href={`/coach/seasons/${found.competition.season_id}`}>
          {start.season}
        </a>
      )}
    </section>
  );
}

/** The warnings to tick, except that of missing matches, because starting creates them. */
function toTick({ warnings }: StartChecks): StartChecks['warnings'] {
  return warnings.filter(({ code }) => code !== 'fixtures_missing');
}

function Begin({ checks, mailshot, fault }: StartProps): VNode | null {
  const visit = useVisit();
  const { start } = visit.words.draft;
  if (mailshot === null) return null;
  const warnings = toTick(checks);
  const matches = checks.warnings.flatMap((one) =>
    one.code === 'fixtures_missing' ? one.params.matches : [],
  )[0];
  const { field } = START.begin(visit, { code: 'fixtures_missing' });
  const before = (
    <section class="card stack">
      {warnings.length > 0 && (
        <>
          <h2>{start.warnings}</h2>
          <p class="meta">{start.about}</p>
        </>
      )}
      {warnings.map((one) => (
        <Tick
          key={one.code}
          of={field('code')}
          value={one.code}
          label={describeCheck(one, visit)}
          about={start.seen}
        />
      ))}
      {matches !== undefined && <HiddenFields of={[field('code')]} />}
      {checks.season !== null && <p>{start.withSeason(checks.season.name)}</p>}
      <p>{start.follows(matches ?? 0)}</p>
    </section>
  );
  return <SendForm mailshot={mailshot} trouble={fault} before={before} />;
}

/** Lets the coach show players their places, if any, before the start (PLA-13 of the league). */
function Show({ found: { competition, board } }: StartProps): VNode | null {
  const visit = useVisit();
  const { start } = visit.words.draft;
  if (!board.isFilled) return null;
  if (competition.placements_decided) {
    return (
      <PostForm class="card stack" action={`${makeBoardPath(visit)}/start`}>
        <p class="meta">{start.isShown}</p>
        <button class="btn o w">{start.hide}</button>
      </PostForm>
    );
  }
  return (
    <section class="card stack">
      <p class="meta">{start.showAbout}</p>
      <a class="btn o w" href={`/coach/send/places?competition=${competition.id}`}>
        {start.show}
      </a>
    </section>
  );
}

type Checks = Api<'CompetitionChecks'>;

function describeCheck(
  check: Checks['blockers'][number] | StartChecks['warnings'][number],
  { words, dates }: ViewedVisit,
): string {
  const { checks: said } = words.draft.start;
  const all = (names: readonly string[]) => words.wishes.all([...names]);
  switch (check.code) {
    case 'no_deadline':
    case 'season_not_active':
      return said[check.code](check.params.season);
    case 'deadline_passed':
      return said.deadline_passed(check.params.season, dates.day(check.params.results_deadline));
    case 'no_divisions':
      return said.no_divisions;
    case 'divisions_empty':
    case 'divisions_of_one':
      return said[check.code](all(check.params.divisions));
    case 'entries_undivided':
      return said.entries_undivided(check.params.entries);
    case 'previous_active':
      return said.previous_active(all(check.params.competitions));
    case 'pairs_incomplete':
      return said.pairs_incomplete(all(check.params.members));
    case 'draft_differs':
      return said.draft_differs(check.params.differences);
    case 'tie_on_the_line':
      return said.tie_on_the_line(check.params.entries, all(check.params.divisions));
    case 'competitions_in_draft':
    case 'deadline_ahead':
    case 'disputes_open':
    case 'fixtures_missing':
    case 'has_results':
    case 'invalid_transition':
    case 'matches_open':
    case 'next_under_way':
    case 'no_competitions':
    case 'resource_in_use':
    case 'results_one_sided':
    case 'season_dates_required':
    case 'walkover_above_win':
      return said.other;
  }
}
