import type { VNode } from 'preact';
import type { MyMatch } from '../../../api/my-match.ts';
import { SignedPage } from '../../signed-page.tsx';
import { sayWhere } from '../../../messages/say-where.ts';
import { useVisit } from '../../../web/use-visit.ts';

interface ChoiceProps {
  readonly mine: MyMatch;
  readonly said: string;
}

export function ChoiceView({
  mine,
  said,
  fault,
}: ChoiceProps & { readonly fault: string | null }): VNode {
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
        <a class="btn q" href={`/matches/${mine.id}/report`}>
          {say.other}
        </a>
      </p>
    </SignedPage>
  );
}

export function EnteredHere({ mine, said }: ChoiceProps): VNode {
  const { replyLetters } = useVisit().words;
  return (
    <SignedPage>
      <h1>{replyLetters.page.done}</h1>
      <Said mine={mine} said={said} />
      <p class="center after">
        <a class="btn q" href={`/matches/${mine.id}`}>
          {replyLetters.toMatch}
        </a>
      </p>
    </SignedPage>
  );
}

export function NothingToSay({ title }: { readonly title: string }): VNode {
  return (
    <SignedPage>
      <h1>{title}</h1>
      <a class="btn p w" href="/">
        {useVisit().words.faults.home}
      </a>
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
