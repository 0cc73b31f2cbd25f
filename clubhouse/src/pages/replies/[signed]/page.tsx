import type { VNode } from 'preact';
import { foldAddress } from '../../../addresses/address.ts';
import { describeEntry } from '../../../components/entry-sentence.ts';
import { type AnsweredMatch, readAnsweredMatch } from '../../../replies/answered-match.ts';
import { readChoicePath } from '../../../replies/choice-path.ts';
import { reportResult } from '../../../replies/report-result.ts';
import { readChoice } from '../../../replies/stored-choices.ts';
import { toJudgedEntry, type JudgedEntry } from '../../../score/entry.ts';
import { isStillReader } from '../../../mailboxes/current-mailbox.ts';
import { renderFaultPage, renderNotFoundPage } from '../../../web/faults.tsx';
import { type Answer, forAnybody, page, redirect, type Visit } from '../../../web/visit.ts';
import type { MyMatch } from '../../../api/my-match.ts';
import { DeadEnd, SignedPage } from '../../signed-page.tsx';
import { sayWhere } from '../../../messages/say-where.ts';
import { useVisit } from '../../../web/use-visit.ts';
import { LinkButton } from '../../../components/buttons.tsx';

/** One of two results that a reply may have meant, and its match. */
interface ChoiceContext {
  readonly found: AnsweredMatch;
  readonly entry: JudgedEntry;
  readonly written: string;
  readonly said: string;
}

/** `/replies/SIGNED`: a follow-up email's button. Opening it changes nothing (REPLY-19). */
export const get = forAnybody(async (visit): Promise<Answer> => {
  const asked = await findReply(visit);
  return 'kind' in asked ? asked : renderReplyPage(visit, asked, 200);
});

export const post = forAnybody(async (visit): Promise<Answer> => {
  const asked = await findReply(visit);
  if ('kind' in asked) return asked;
  const { services, leagueAs, words } = visit;
  const { found, entry, written } = asked;
  const report = { entry, written, reportedBefore: null, noteReportedBefore: () => undefined };
  const acting = { leagueAs, later: services.later };
  const answer = await reportResult(found, report, acting);
  if (answer?.kind === 'reported') return redirect(visit.address.split('?')[0] ?? '/');
  const code = answer?.kind === 'refused' ? answer.code : 'other';
  const known = Object.entries(words.report.refused).find(([name]) => name === code);
  const isOfScore = code.startsWith('score_');
  const fault = isOfScore ? words.report.faults.score : (known?.[1] ?? words.report.refused.other);
  return renderReplyPage(visit, asked, 409, fault);
});

/** Finds what the reply's author may see now, or the page that says why nothing is left. */
async function findReply(visit: Visit): Promise<ChoiceContext | Answer> {
  const { services, params, website, words, club } = visit;
  const { store, signer, limits } = services;
  const read = readChoicePath(signer, params['signed'] ?? '', (place) => store.inbox.asked(place));
  if (read === null) return renderNotFoundPage(visit);
  const { reply, index } = read;
  if (limits.lookBySignedAddress(reply.memberId, visit.now) > 0) {
    return renderFaultPage(visit, visit.club.name, 'busy');
  }
  // The author may have left or changed mailbox since the question was sent (ENDS-1).
  const isMailbox = (address: string) => foldAddress(address) === reply.sender;
  if (!(await isStillReader(visit, reply.memberId, isMailbox))) return renderNothingToSay(visit);
  const entry = readChoice(reply.choices, index)?.entry ?? null;
  const found = await readAnsweredMatch(reply, website, {
    club: async () => club,
    now: () => visit.now,
  });
  if (entry === null || found === null) return renderNothingToSay(visit);
  const { isPair, opponent } = found.mine;
  const sentences = words.report.sentences[isPair ? 'pair' : 'one'];
  const said = describeEntry(entry, opponent, sentences);
  return { found, entry, written: reply.written, said };
}

function renderReplyPage(
  visit: Visit,
  asked: ChoiceContext,
  status: number,
  fault: string | null = null,
) {
  const { found, said } = asked;
  const { words } = visit;
  let view: VNode;
  if (isEntered(asked)) view = <EnteredHere mine={found.mine} said={said} />;
  else if (found.match.status === 'played' || found.ended !== null)
    return renderNothingToSay(visit);
  else view = <ChoiceView mine={found.mine} said={said} fault={fault} />;
  return page(words.replyLetters.page.title, view, { status });
}

/** Whether the choice is the current report of the author's side. */
function isEntered({ found, entry }: ChoiceContext): boolean {
  const { match, mine } = found;
  return match.claims.some(
    (claim) =>
      claim.side === mine.side &&
      claim.state !== 'superseded' &&
      JSON.stringify(toJudgedEntry(claim, mine.side)) === JSON.stringify(entry),
  );
}

function renderNothingToSay(visit: Visit): Answer {
  const { page: say } = visit.words.replyLetters;
  return page(say.title, <DeadEnd title={say.gone} />, { status: 410 });
}

interface ChoiceProps {
  readonly mine: MyMatch;
  readonly said: string;
}

function ChoiceView({ mine, said, fault }: ChoiceProps & { readonly fault: string | null }): VNode {
  const { words, address } = useVisit();
  const { page: say } = words.replyLetters;
  return (
    <SignedPage fault={fault}>
      <h1>{say.title}</h1>
      <p class="meta lead">{say.read}</p>
      <Said mine={mine} said={said} />
      <form class="after" method="post" action={address.split('?')[0]}>
        <button class="btn p w">{say.send}</button>
      </form>
      <p class="meta center after">{say.nothingYet}</p>
      <p class="center">
        <LinkButton look="q" href={`/matches/${mine.id}/report`} label={say.other} />
      </p>
    </SignedPage>
  );
}

function EnteredHere({ mine, said }: ChoiceProps): VNode {
  const { replyLetters } = useVisit().words;
  return (
    <SignedPage>
      <h1>{replyLetters.page.done}</h1>
      <Said mine={mine} said={said} />
      <p class="center after">
        <LinkButton look="q" href={`/matches/${mine.id}`} label={replyLetters.toMatch} />
      </p>
    </SignedPage>
  );
}

function Said({ mine, said }: ChoiceProps): VNode {
  return (
    <div class="card stack">
      <p class="breaks">
        <b>{said}</b>
        <span class="meta block">{sayWhere(useVisit().words, mine)}</span>
      </p>
    </div>
  );
}
