import { must } from '../../api/answer.ts';
import { Hero } from '../../parts/hero.tsx';
import { Shell } from '../../parts/shell.tsx';
import { LANGUAGES, wordsOf } from '../../words/language.ts';
import { forPlayer, page } from '../../web/visit.ts';

/** `/me`: my things. */
export const get = forPlayer(async (visit) => {
  const { words, club, player, address, api, language } = visit;
  const { credential } = await must(api.GET('/v1/me'));
  const name = credential.type === 'session' ? credential.member.display_name : player.name;
  const { me } = words;
  return page(
    me.title,
    <Shell
      club={club.name}
      player={player}
      tab="me"
      address={address}
      hero={<Hero title={name} text={club.name} />}
    >
      <section class="card lift stack">
        <h2>{me.language}</h2>
        <form class="seg" method="post" action="/language">
          <input type="hidden" name="to" value="/me" />
          {LANGUAGES.map((one) => (
            <button
              key={one}
              name="language"
              value={one}
              lang={one}
              class={one === language ? 'on' : ''}
              aria-pressed={one === language}
            >
              {wordsOf(one).shell.language}
            </button>
          ))}
        </form>
      </section>
      <section class="card stack after">
        <h2>{me.devices}</h2>
        <p class="meta">{me.devicesAbout}</p>
        <form class="stack" method="post" action="/sign-out">
          <button class="btn o w">{me.signOut}</button>
          <button class="btn q w" name="everywhere" value="1">
            {me.signOutEverywhere}
          </button>
        </form>
      </section>
    </Shell>,
    name === player.name ? {} : { keeps: { session: { ...player, name } } },
  );
});
