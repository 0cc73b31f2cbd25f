import { Hero } from '../../../components/hero.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Rich } from '../../../components/rich.tsx';
import { Shell } from '../../../components/shell.tsx';
import { forAnybody, page, redirect } from '../../../web/visit.ts';
import { LINK_MINUTES } from '../../../dispatch/send-sign-in-letter.ts';

/** `/sign-in/sent`: looks the same whether or not a link was sent (SIGN-2). */
export const get = forAnybody(({ words, club, address, note }) => {
  if (note === null) return redirect('/sign-in');
  const { signIn } = words;
  return page(
    signIn.sentTitle,
    <Shell
      club={club.name}
      player={null}
      address={address}
      hero={<Hero title={signIn.sentTitle} />}
    >
      <div class="card lift stack">
        <p class="row">
          <Icon name="mail" />
          <b class="breaks">{note}</b>
        </p>
        <p>{signIn.sent(LINK_MINUTES)}</p>
      </div>
      <div class="stack after">
        <h2>{signIn.nothingThere}</h2>
        <p>
          <Rich text={signIn.spam(club.name)} />
        </p>
        <p>{signIn.otherAddress}</p>
        <form class="row wrap" method="post" action="/sign-in">
          <input type="hidden" name="email" value={note} />
          <resend-button data-words={signIn.againIn('{time}')}>
            <button class="btn o">{signIn.again}</button>
          </resend-button>
          <a class="btn q" href="/sign-in">
            {signIn.change}
          </a>
        </form>
      </div>
    </Shell>,
    { scripts: ['resend-button'] },
  );
});
