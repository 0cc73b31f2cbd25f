import { randomUUID } from 'node:crypto';
import type { VNode } from 'preact';
import { REMINDING } from '../../../../work/reminding.ts';
import { LetterView } from '../../../../components/letter-view.tsx';
import { Note } from '../../../../components/note.tsx';
import { type Answer, forCoach, page, redirect } from '../../../../web/visit.ts';
import { toFields } from '../filters.ts';
import {
  type DryRun,
  previewReminders,
  readAllRecipients,
  type Reason,
  type ReminderRequest,
  readReminderRequest,
} from './reminder-request.ts';
import { useVisit, type ViewedVisit } from '../../../../web/use-visit.ts';
import { CoachLayout } from '../../coach-layout.tsx';

/** `/coach/chase/letters`: previews the emails and their recipients. Sends nothing yet (CHSE-4). */
export const get = forCoach(async (visit) => {
  const wanted = readReminderRequest(visit.query);
  const found = isEmptyRequest(wanted) ? null : await previewReminders(visit, wanted);
  const { title } = visit.words.chase.letters;
  return page(title, <Letters wanted={wanted} found={found} />);
});

/** Starts sending the emails (CHSE-3). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { form, coach, services } = visit;
  const wanted = readReminderRequest(form);
  const members = isEmptyRequest(wanted)
    ? new Map<string, string>()
    : await readAllRecipients(visit, wanted);
  if (members.size === 0) return redirect(makeListPath(wanted));
  const id = services.work.begin(REMINDING, {
    once: form.get('once') ?? randomUUID(),
    coach,
    leadsTo: makeListPath(wanted),
    items: [...members].map(([memberId, label]) => ({
      item: { memberId, again: wanted.again },
      label,
      memberId,
    })),
  });
  return redirect(`/coach/work/${id}`);
});

function makeListPath({ filters }: ReminderRequest): string {
  return `/coach/chase?${new URLSearchParams(toFields(filters)).toString()}`;
}

function isEmptyRequest({ members }: ReminderRequest): boolean {
  return members?.length === 0;
}

interface Props {
  readonly wanted: ReminderRequest;
  /** Null if the coach chose nobody. */
  readonly found: DryRun | null;
}

function Letters({ wanted, found }: Props): VNode {
  const visit = useVisit();
  const { words } = visit;
  const { letters: say } = words.chase;
  return (
    <CoachLayout
      title={say.title}
      text={found === null ? say.nobody : describeCount(visit, found)}
      isNarrow
    >
      {found === null ? (
        <Note icon="info">{say.nobodyAbout}</Note>
      ) : (
        <Found wanted={wanted} found={found} />
      )}
      <p>
        <a class="btn q" href={makeListPath(wanted)}>
          {say.back}
        </a>
      </p>
    </CoachLayout>
  );
}

function describeCount({ words }: ViewedVisit, { count, rows }: DryRun): string {
  const { letters: say } = words.chase;
  if (count === null) return say.upTo(rows);
  return count === 0 ? say.none : say.count(count);
}

function Found({ wanted, found }: Props & { readonly found: DryRun }): VNode {
  const { letters: say } = useVisit().words.chase;
  const { letters, count } = found;
  return (
    <>
      <div class="card stack">
        <LeftOut leftOut={found.leftOut} />
        <Again wanted={wanted} leftOut={found.leftOut} />
        {letters.length > 0 && (
          <form class="stack" method="post" action="/coach/chase/letters">
            <Chosen wanted={wanted} />
            <input type="hidden" name="again" value={wanted.again ? '1' : '0'} />
            <input type="hidden" name="once" value={randomUUID()} />
            <button class="btn p w">{count === null ? say.sendAll : say.send(count)}</button>
          </form>
        )}
      </div>
      {letters.length > 0 && <p>{count === letters.length ? say.ownAll : say.own}</p>}
      {letters.map((one) => (
        <LetterView key={one.key} letter={one} labels={say} />
      ))}
    </>
  );
}

const REASONS: readonly Reason[] = ['recently', 'no_address', 'turned_off', 'nothing_left'];

function LeftOut({ leftOut }: Pick<DryRun, 'leftOut'>): VNode | null {
  const { letters: say } = useVisit().words.chase;
  if (leftOut.size === 0) return null;
  return (
    <ul class="plain stack">
      {REASONS.filter((reason) => leftOut.has(reason)).map((reason) => (
        <li key={reason}>{say.leftOut[reason](leftOut.get(reason) ?? 0)}</li>
      ))}
    </ul>
  );
}

/** Leaves out members emailed in the last seven days, unless a coach includes them (CHSE-5). */
function Again({ wanted, leftOut }: Pick<Props, 'wanted'> & Pick<DryRun, 'leftOut'>): VNode | null {
  const { letters: say } = useVisit().words.chase;
  if (wanted.again) return <Note icon="info">{say.againAbout}</Note>;
  if (!leftOut.has('recently')) return null;
  return (
    <form method="get" action="/coach/chase/letters">
      <Chosen wanted={wanted} />
      <button class="btn o w" name="again" value="1">
        {say.again}
      </button>
    </form>
  );
}

function Chosen({ wanted: { members, filters } }: Pick<Props, 'wanted'>): VNode {
  return (
    <>
      {toFields(filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="who" value={members === null ? 'all' : 'chosen'} />
      {members !== null && <input type="hidden" name="member" value={members.join(' ')} />}
    </>
  );
}
