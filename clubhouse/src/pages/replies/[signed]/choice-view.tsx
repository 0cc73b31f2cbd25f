import type { VNode } from 'preact';
import type { MyMatch } from '../../../api/my-match.ts';
import { SignedPage } from '../../../components/signed-page.tsx';
import { sayWhere } from '../../../messages/say-where.ts';
import type { Visit } from '../../../web/visit.ts';

interface ChoiceProps {
  readonly visit: Visit;
  readonly mine: MyMatch;
  readonly said: string;
}

export function ChoiceView({
  visit,
  mine,
  said,
  fault,
}: ChoiceProps & { readonly fault: string | null }): VNode {
  const { words, address } = visit;
  const { page: say } = words.replyLetters;
  return (
    <SignedPage club={visit.club.name} address={visit.address} fault={fault}>
      <h1>{say.title}</h1>
      <p class="meta lead">{say.read}</p>
      <Said visit={visit} mine={mine} said={said} />
      <form class="after" method="post" action={address.split('?')[0]}>
        <button class="btn p w">{say.send}</button>
      </form>
      <p class="meta center after">{say.nothingYet}</p>
      <p class="center">
        <a class="btn q" href={`/matches/${mine.id}/report`}>
          {say.other}
        </a>
      </p>
    </SignedPage>
  );
}

export function EnteredHere({ visit, mine, said }: ChoiceProps): VNode {
  const { replyLetters } = visit.words;
  return (
    <SignedPage club={visit.club.name} address={visit.address} fault={null}>
      <h1>{replyLetters.page.done}</h1>
      <Said visit={visit} mine={mine} said={said} />
      <p class="center after">
        <a class="btn q" href={`/matches/${mine.id}`}>
          {replyLetters.toMatch}
        </a>
      </p>
    </SignedPage>
  );
}

export function NothingToSay({
  visit,
  title,
}: {
  readonly visit: Visit;
  readonly title: string;
}): VNode {
  return (
    <SignedPage club={visit.club.name} address={visit.address} fault={null}>
      <h1>{title}</h1>
      <a class="btn p w" href="/">
        {visit.words.faults.home}
      </a>
    </SignedPage>
  );
}

function Said({ visit, mine, said }: ChoiceProps): VNode {
  return (
    <div class="card stack">
      <p class="breaks">
        <b>{said}</b>
        <span class="meta block">{sayWhere(visit.words, mine)}</span>
      </p>
    </div>
  );
}
