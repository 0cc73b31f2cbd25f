import type { VNode } from 'preact';
import { Hero } from '../../../../components/hero.tsx';
import { Shell } from '../../../../components/shell.tsx';
import { findChangeToConfirm, confirmAddress } from '../../../../oneself/confirm-address.ts';
import type { AddressChange } from '../../../../store/address-changes.ts';
import { type Answer, forPlayer, page, type PlayerVisit, redirect } from '../../../../web/visit.ts';

/** `/me/address/TOKEN`: shows a new address with a button; opening it changes nothing (SELF-5). */
export const get = forPlayer((visit): Answer => {
  const change = findChangeToConfirm(visit, visit.params['token'] ?? '');
  if (change === null) return deadLinkPage(visit);
  const { ownContact } = visit.words;
  return page(ownContact.confirmTitle, <Confirm visit={visit} change={change} />);
});

export const post = forPlayer(async (visit): Promise<Answer> => {
  const outcome = await confirmAddress(visit, visit.params['token'] ?? '');
  if (outcome === 'dead') return deadLinkPage(visit);
  if (outcome === 'overtaken') return overtakenPage(visit);
  return redirect('/me/contact', { note: `contact-${outcome}` });
});

function Confirm({
  visit,
  change,
}: {
  readonly visit: PlayerVisit;
  readonly change: AddressChange;
}): VNode {
  const { words, club, player, address } = visit;
  const { ownContact } = words;
  return (
    <Shell
      club={club.name}
      player={player}
      tab="me"
      address={address}
      hero={<Hero title={ownContact.confirmTitle} text={player.name} />}
    >
      <form class="card lift stack5" method="post" action={address}>
        <p>
          {ownContact.confirm(club.name)} <b class="breaks">{change.address}</b>
        </p>
        <p class="meta">{ownContact.confirmStays}</p>
        <button class="btn p w">{ownContact.confirmYes}</button>
      </form>
    </Shell>
  );
}

function deadLinkPage(visit: PlayerVisit): Answer {
  const { words, player } = visit;
  const { ownContact } = words;
  return renderDeadEnd(visit, 410, ownContact.deadTitle, [ownContact.dead, <b>{player.name}</b>]);
}

function overtakenPage(visit: PlayerVisit): Answer {
  const { ownContact } = visit.words;
  return renderDeadEnd(visit, 409, ownContact.overtakenTitle, [ownContact.overtaken]);
}

function renderDeadEnd(
  { words, club, player }: PlayerVisit,
  status: number,
  title: string,
  text: readonly (string | VNode)[],
): Answer {
  const view = (
    <Shell
      club={club.name}
      player={player}
      tab="me"
      address="/me/contact"
      hero={<Hero title={title} />}
    >
      <div class="card lift stack5">
        <p class="breaks">{text.flatMap((part, index) => (index === 0 ? [part] : [' ', part]))}</p>
        <a class="btn p w" href="/me/contact">
          {words.ownContact.onward}
        </a>
      </div>
    </Shell>
  );
  return page(title, view, { status });
}
