import type { ComponentChildren, VNode } from 'preact';
import type { MyMatch } from '../../../api/my-match.ts';
import { describeEntry } from '../../../components/entry-sentence.ts';
import { Icon } from '../../../components/icon.tsx';
import { Dots } from '../../../components/ladder.tsx';
import { NewestList } from '../../../components/newest-list.tsx';
import { Note } from '../../../components/note.tsx';
import { Rich } from '../../../components/rich.tsx';
import { explainOwnRuling } from '../../../components/ruling-sentence.ts';
import { Scoreboard } from '../../../components/scoreboard.tsx';
import { toJudgedEntry, type JudgedEntry } from '../../../score/entry.ts';
import { fill } from '../../../messages/fill.ts';
import { Contacts } from './contacts.tsx';
import type { MatchProps } from './match-props.ts';
import { Open } from './open.tsx';
import { sayWhere } from '../../../messages/say-where.ts';
import { useVisit } from '../../../web/use-visit.ts';
import { useLocale } from '../../../components/locale.ts';
import { LinkButton } from '../../../components/buttons.tsx';

export function MatchView(props: MatchProps): VNode {
  const { match, mine } = props;
  if (match.ruling !== null) return <Ruled {...props} ruling={match.ruling} />;
  switch (match.status) {
    case 'open':
      return <Open {...props} />;
    case 'reported':
      return match.waiting_on === mine.side ? <YourTurn {...props} /> : <TheirTurn {...props} />;
    case 'disputed':
      return <Differs {...props} />;
    case 'played':
      return <Played {...props} />;
  }
}

/** A match decided by a withdrawal (TAB-15). */
function Ruled({
  mine,
  match,
  ruling,
  ...rest
}: MatchProps & { readonly ruling: NonNullable<MatchProps['match']['ruling']> }): VNode {
  const { words } = useVisit();
  return (
    <>
      <Heading title={explainOwnRuling(ruling, mine, words)} text={sayWhere(words, mine)} />
      <p class="meta after">{words.match.ruledAbout}</p>
      <Contacts mine={mine} match={match} {...rest} />
      <History mine={mine} match={match} {...rest} />
    </>
  );
}

function YourTurn({ mine, ...rest }: MatchProps): VNode {
  const { words } = useVisit();
  const { opponentFirst: first, opponents } = mine;
  const title = opponents.length > 1 ? words.match.yourTurnTitlePair : words.match.yourTurnTitle;
  return (
    <>
      <Heading title={title(first)} text={words.match.yourTurnAbout} />
      <div class="card stack5">
        <Progress mine={mine} iEntered={false} theyEntered />
      </div>
      <div class="stack after">
        <ReportLink mine={mine} label={words.match.enter} />
      </div>
      <Contacts mine={mine} {...rest} />
      <History mine={mine} {...rest} />
    </>
  );
}

function TheirTurn(props: MatchProps): VNode {
  const { mine } = props;
  const { words, services } = useVisit();
  const first = mine.opponentFirst;
  const link = `${services.url}/matches/${mine.id}`;
  return (
    <>
      <Heading title={words.match.theirTurnTitle(first)} text={words.match.theirTurnAbout} />
      <div class="card stack5">
        <OwnEntry {...props} />
        <Progress mine={mine} iEntered theyEntered={false} />
      </div>
      <Contacts
        {...props}
        title={words.match.remind(first)}
        text={(name) => words.match.remindText(name, link)}
      />
      <p class="center after">
        <LinkButton look="q" href={`/matches/${mine.id}/report`} label={words.match.change} />
      </p>
      <Note icon="info">{words.match.bothPrivate(first)}</Note>
      <History {...props} />
    </>
  );
}

function Differs(props: MatchProps): VNode {
  const { mine, isKept } = props;
  const { words } = useVisit();
  const first = mine.opponentFirst;
  return (
    <>
      <Heading title={words.match.differsTitle} text={words.match.differsAbout} />
      {isKept && (
        <div class="lead">
          <Note icon="check" kind="club" isAlert>
            {words.match.kept}
          </Note>
        </div>
      )}
      <div class="card stack5">
        <OwnEntry {...props} />
        <Note icon="lock">
          <Rich text={words.match.yourEntry(first)} />
        </Note>
      </div>
      <Contacts {...props} title={words.match.talk(first)} text={words.match.talkText} />
      <h2 class="sec">{words.match.afterwards}</h2>
      <div class="stack">
        <ReportLink mine={mine} label={words.match.change} />
        <LinkButton look="o w" href={`/matches/${mine.id}?kept=1`} label={words.match.keep} />
      </div>
      <p class="meta center after">{words.match.cannotAgree}</p>
      <History {...props} />
    </>
  );
}

function Played(props: MatchProps): VNode {
  const { match, mine } = props;
  const { words, dates } = useVisit();
  const { result } = match;
  const entry = result === null ? null : toJudgedEntry(result, mine.side);
  const titles = words.match.agreed[mine.isPair ? 'pair' : 'one'];
  const how = entry?.winner ?? (entry?.ending === 'completed' ? 'level' : 'nobody');
  const day = result?.played_on ?? null;
  const about = [
    sayWhere(words, mine),
    ...(day === null ? [] : [words.match.playedOn(dates.day(day))]),
  ];
  return (
    <>
      <Heading title={fill(titles[how], { name: mine.opponent })} text={about.join(' · ')} />
      <div class="card stack5">
        {entry !== null && <Tiles mine={mine} entry={entry} />}
        <Progress mine={mine} iEntered theyEntered isCounted />
      </div>
      <Place {...props} />
      <p class="meta center after">{words.match.wrong}</p>
      <Contacts {...props} />
      <History {...props} />
    </>
  );
}

function Heading({ title, text }: { readonly title: string; readonly text: string }): VNode {
  return (
    <>
      <h1>{title}</h1>
      <p class="meta lead">{text}</p>
    </>
  );
}

function ReportLink({ mine, label }: { readonly mine: MyMatch; readonly label: string }): VNode {
  return <LinkButton look="p w" href={`/matches/${mine.id}/report`} label={label} />;
}

/** The viewer's last report; the other side's is never available here. */
function OwnEntry({ match, mine }: MatchProps): VNode | null {
  const claim = match.claims.findLast(({ state }) => state !== 'superseded');
  if (claim === undefined) return null;
  return <Tiles mine={mine} entry={toJudgedEntry(claim, mine.side)} />;
}

function Tiles({
  mine,
  entry,
}: Pick<MatchProps, 'mine'> & { readonly entry: JudgedEntry }): ComponentChildren {
  const { words } = useVisit();
  if (entry.sets.length === 0) return <p>{words.match.noScore}</p>;
  const name = mine.isPair ? words.shell.youBoth : words.shell.you;
  return <Scoreboard mine={name} theirs={mine.opponent} entry={entry} />;
}

interface ProgressProps extends Pick<MatchProps, 'mine'> {
  readonly iEntered: boolean;
  readonly theyEntered: boolean;
  readonly isCounted?: boolean;
}

function Progress({ mine, iEntered, theyEntered, isCounted = false }: ProgressProps): VNode {
  const { steps } = useVisit().words.match;
  const first = mine.opponentFirst;
  const own = { text: iEntered ? steps.youEntered : steps.youEnter, isDone: iEntered };
  const text = theyEntered ? steps.theyEntered(first) : steps.theyEnter(first);
  const other = { text, isDone: theyEntered };
  const both = iEntered || !theyEntered ? [own, other] : [other, own];
  return (
    <Steps label={steps.label} steps={[...both, { text: steps.inTable, isDone: isCounted }]} />
  );
}

const SHOWN_ENTRIES = 10;

/** The viewer's own reports; the API never shows players those of the other side. */
function History({ match, mine }: Pick<MatchProps, 'match' | 'mine'>): VNode | null {
  const { words, dates } = useVisit();
  const { report, match: say } = words;
  const sentences = report.sentences[mine.isPair ? 'pair' : 'one'];
  const lines = match.claims.map((claim) => {
    const what = describeEntry(toJudgedEntry(claim, mine.side), mine.opponent, sentences);
    const entered = dates.day(dates.dateOf(Date.parse(claim.submitted_at)));
    if (claim.state === 'superseded') return say.historyReplaced(what, entered);
    if (claim.state === 'pending' || claim.confirmed_at === null) {
      return say.historyEntered(what, entered);
    }
    return say.historyCounted(what, dates.day(dates.dateOf(Date.parse(claim.confirmed_at))));
  });
  if (lines.length === 0) return null;
  return (
    <details class="fold after">
      <summary>
        <h2>{say.history}</h2>
        <Icon name="more" />
      </summary>
      <NewestList
        class="stack"
        shown={SHOWN_ENTRIES}
        label={say.historyEarlier}
        items={lines.map((line, index) => (
          <li key={index} class="meta">
            {line}
          </li>
        ))}
      />
    </details>
  );
}

function Place({ placement }: Pick<MatchProps, 'placement'>): VNode | null {
  const { words, dates } = useVisit();
  if (placement?.points === undefined || placement.points === null) return null;
  const { rank, points, played, minimum } = placement;
  const place = rank === null ? null : words.shell.place(rank);
  return (
    <section class="card stack after">
      <h2>{words.match.rank(dates.number(points), place)}</h2>
      {played !== null && minimum !== null && minimum > 0 && (
        <p class="meta">
          <Dots played={played} minimum={minimum} />
          {words.match.needed(played, minimum)}
        </p>
      )}
    </section>
  );
}

interface MatchStep {
  readonly text: string;
  readonly isDone: boolean;
}

function Steps({
  label,
  steps,
}: {
  readonly label: string;
  readonly steps: readonly MatchStep[];
}): VNode {
  const { words } = useLocale();
  const { done, open } = words.match.steps;
  return (
    <ol class="steps" aria-label={label}>
      {steps.map(({ text, isDone }) => (
        <li key={text} class={isDone ? 'done' : ''}>
          <span class="dot">{isDone && <Icon name="check" />}</span>
          <span>
            {text}
            <span class="sr">{` (${isDone ? done : open})`}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
