import type { ComponentChildren, VNode } from 'preact';
import { findChangeToConfirm, confirmAddress } from '../../../../oneself/confirm-address.ts';
import type { AddressChange } from '../../../../store/address-changes.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import { type Answer, forPlayer, page, type PlayerVisit, redirect } from '../../../../web/visit.ts';
import { PlayerLayout } from '../../../player-layout.tsx';
import { LinkButton } from '../../../../components/buttons.tsx';

/** `/me/address/TOKEN`: shows a new address with a button; opening it changes nothing (SELF-5). */
export const get = forPlayer((visit): Answer => {
  const change = findChangeToConfirm(visit, visit.params['token'] ?? '');
  if (change === null) return renderDeadLinkPage(visit);
  const { ownContact } = visit.words;
  return page(ownContact.confirmTitle, <Confirm change={change} />);
});

export const post = forPlayer(async (visit): Promise<Answer> => {
  const outcome = await confirmAddress(visit, visit.params['token'] ?? '');
  if (outcome === 'dead') return renderDeadLinkPage(visit);
  if (outcome === 'overtaken') return renderOvertakenPage(visit);
  return redirect('/me/contact', { note: `contact-${outcome}` });
});

function Confirm({ change }: { readonly change: AddressChange }): VNode {
  const { words, club, claimed, address } = useVisit();
  const { ownContact } = words;
  return (
    <PlayerLayout tab="me" title={ownContact.confirmTitle} text={claimed.player?.name ?? ''}>
      <form class="card lift stack5" method="post" action={address}>
        <p>
          {ownContact.confirm(club.name)} <b class="breaks">{change.address}</b>
        </p>
        <p class="meta">{ownContact.confirmStays}</p>
        <button class="btn p w">{ownContact.confirmYes}</button>
      </form>
    </PlayerLayout>
  );
}

function renderDeadLinkPage({ words: { ownContact }, player }: PlayerVisit): Answer {
  const view = (
    <DeadEnd title={ownContact.deadTitle}>
      {ownContact.dead} <b>{player.name}</b>
    </DeadEnd>
  );
  return page(ownContact.deadTitle, view, { status: 410 });
}

function renderOvertakenPage({ words: { ownContact } }: PlayerVisit): Answer {
  const view = <DeadEnd title={ownContact.overtakenTitle}>{ownContact.overtaken}</DeadEnd>;
  return page(ownContact.overtakenTitle, view, { status: 409 });
}

function DeadEnd({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <PlayerLayout tab="me" title={title}>
      <div class="card lift stack5">
        <p class="breaks">{children}</p>
        <LinkButton look="p w" href="/me/contact" label={useVisit().words.ownContact.onward} />
      </div>
    </PlayerLayout>
  );
}
