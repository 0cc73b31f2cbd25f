import type { VNode } from 'preact';
import { Hero } from '../../../../components/hero.tsx';
import { Shell } from '../../../../components/shell.tsx';
import { formatInitials } from '../../../../messages/names.ts';
import { type Answer, forAnybody, page, redirect, type Visit } from '../../../../web/visit.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import { LinkButton } from '../../../../components/buttons.tsx';

/** `/coach/sign-in/TOKEN`: says whose key would be used, and changes nothing (COACH-11). */
export const get = forAnybody((visit) => {
  const link = visit.services.coachLinks.find(visit.params['token'] ?? '', visit.now);
  if (link === null) return renderUsedLinkPage(visit, 410);
  return page(visit.words.signIn.confirmTitle, <Confirm name={link.coach.name} />);
});

/** Stores the key in a sealed cookie after the click and uses up the link. */
export const post = forAnybody((visit): Answer => {
  const { services, client, now, params, words } = visit;
  const wait = services.limits.attemptKey(client, now);
  if (wait > 0) {
    return renderUsedLinkPage(visit, 429, words.coach.faults.tooMany(Math.ceil(wait / 60_000)));
  }
  const link = services.coachLinks.take(params['token'] ?? '', now);
  if (link === null) return renderUsedLinkPage(visit, 410);
  return redirect(link.to, link.isScreen === true ? { bar: link.coach } : { coach: link.coach });
});

function Confirm({ name }: { readonly name: string }): VNode {
  const { words, club, address } = useVisit();
  const { signIn } = words;
  return (
    <Shell address="/coach/sign-in" hero={<Hero title={signIn.confirmTitle} />}>
      <form class="card lift stack5" method="post" action={address}>
        <p>{signIn.confirm}</p>
        <div class="row">
          <span class="ava large" aria-hidden="true">
            {formatInitials(name)}
          </span>
          <p class="breaks">
            <b class="name">{name}</b>
            <span class="meta block">{club.name}</span>
          </p>
        </div>
        <button class="btn p w">{signIn.yes}</button>
      </form>
      <p class="meta center after">{signIn.nothingYet}</p>
    </Shell>
  );
}

function renderUsedLinkPage({ words }: Visit, status: number, text?: string): Answer {
  const { coach } = words;
  return page(
    coach.usedTitle,
    <Shell address="/coach/sign-in" hero={<Hero title={coach.usedTitle} />}>
      <div class="card lift stack5">
        <p>{text ?? coach.used}</p>
        <LinkButton look="p w" href="/coach/sign-in" label={coach.withKey} />
      </div>
    </Shell>,
    { status },
  );
}
