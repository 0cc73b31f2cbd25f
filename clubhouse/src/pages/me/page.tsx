import { dataOrThrow } from '../../api/answer.ts';
import { Hero } from '../../components/hero.tsx';
import { Shell } from '../../components/shell.tsx';
import { readOwnProfile } from '../../oneself/read-own-profile.ts';
import { faultPage } from '../../web/faults.tsx';
import { forPlayer, page } from '../../web/visit.ts';
import { Calendar } from './calendar.tsx';
import { Details } from './details.tsx';
import { Devices } from './devices.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { Mails } from './mails.tsx';
import { Push } from './push.tsx';
import { Telegram } from './telegram.tsx';

/** `/me`: a file for each section, whose form has its own URL and redirects back here. */
export const get = forPlayer(async (visit) => {
  const { words, club, player, address, api } = visit;
  const [{ credential }, oneself] = await Promise.all([
    dataOrThrow(api.getMe()),
    readOwnProfile(visit),
  ]);
  if (oneself === null) return faultPage(visit, club.name, 'busy');
  const name = credential.type === 'session' ? credential.member.display_name : player.name;
  return page(
    words.me.title,
    <Shell
      club={club.name}
      player={player}
      tab="me"
      address={address}
      hero={<Hero title={name} text={club.name} />}
    >
      <div class="lift sections">
        <Details visit={visit} oneself={oneself} />
        <LanguageChoice visit={visit} />
        <Calendar visit={visit} />
        <Push visit={visit} />
        <Mails visit={visit} />
        <Telegram visit={visit} />
        <Devices visit={visit} />
      </div>
    </Shell>,
    {
      scripts: ['push-switch'],
      ...(name === player.name ? {} : { cookies: { session: { ...player, name } } }),
    },
  );
});
