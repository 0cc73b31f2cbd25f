import type { VNode } from 'preact';
import type { FilledField, FormFrame } from '../../../components/filled-field.ts';
import { Hero } from '../../../components/hero.tsx';
import { Icon } from '../../../components/icon.tsx';
import { TextField } from '../../../components/form-fields.tsx';
import { PostForm } from '../../../components/post-form.tsx';
import { Rich } from '../../../components/rich.tsx';
import { Shell } from '../../../components/shell.tsx';
import type { SignInRequest } from '../../../web/cookies.ts';
import { useVisit } from '../../../web/use-visit.ts';
import { LinkButton } from '../../../components/buttons.tsx';

interface CodeViewProps {
  readonly filled: FormFrame & { readonly field: (name: 'code') => FilledField };
  readonly request: SignInRequest;
  /** When the code expires. */
  readonly until: string;
}

/** Takes the code. */
export function CodeView({ filled, request, until }: CodeViewProps): VNode {
  const { club, words } = useVisit();
  const { signIn } = words;
  return (
    <Shell hero={<Hero title={signIn.sentTitle} text={signIn.sentText} />}>
      <PostForm of={filled} class="card lift stack5" action="/sign-in/sent">
        <p class="row">
          <Icon name="mail" />
          <b class="breaks">{request.email}</b>
        </p>
        <p>{signIn.sent}</p>
        <TextField
          of={filled.field('code')}
          label={signIn.code}
          hint={signIn.codeHint(until)}
          type="code"
          autocomplete="one-time-code"
        />
        <button class="btn p w">{signIn.enterCode}</button>
        <p class="meta">{signIn.orLink}</p>
      </PostForm>
      <div class="stack after">
        <h2>{signIn.nothingThere}</h2>
        <p>
          <Rich text={signIn.spam(club.name)} />
        </p>
        <p>{signIn.otherAddress}</p>
        <form class="row wrap" method="post" action="/sign-in">
          <RequestFields request={request} />
          <resend-button data-words={signIn.againIn('{time}')}>
            <button class="btn o">{signIn.again}</button>
          </resend-button>
          <LinkButton look="q" href="/sign-in" label={signIn.change} />
        </form>
      </div>
    </Shell>
  );
}

interface SpentViewProps {
  readonly request: SignInRequest;
  readonly title: string;
  readonly text: string;
}

/** Says why the code no longer works, and offers another email to the same address. */
export function SpentView({ request, title, text }: SpentViewProps): VNode {
  const { words } = useVisit();
  const { signIn } = words;
  return (
    <Shell hero={<Hero title={title} />}>
      <form class="card lift stack5" method="post" action="/sign-in">
        <RequestFields request={request} />
        <p role="alert">
          <Rich text={text} />
        </p>
        <p class="row">
          <Icon name="mail" />
          <b class="breaks">{request.email}</b>
        </p>
        <button class="btn p w">{signIn.newEmail}</button>
        <LinkButton look="q w" href="/sign-in" label={signIn.change} />
      </form>
    </Shell>
  );
}

function RequestFields({ request: { email, goOnTo } }: { readonly request: SignInRequest }): VNode {
  return (
    <>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="to" value={goOnTo} />
    </>
  );
}
