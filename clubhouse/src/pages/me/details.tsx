import type { VNode } from 'preact';
import { Icon } from '../../components/icon.tsx';
import type { OwnProfile } from '../../oneself/read-own-profile.ts';
import type { SectionProps } from './section.ts';

interface Props extends SectionProps {
  readonly oneself: OwnProfile;
}

/** The club's data on the member, who sees it, and how to change or download it (SELF-1). */
export function Details({ visit: { words }, oneself }: Props): VNode {
  const { me, ownContact } = words;
  const { member, holder } = oneself;
  const shared =
    holder === null ? ownContact.none : `${ownContact.addressShared} ${holder.display_name}`;
  return (
    <section class="card stack" id="details">
      <h2>{me.details}</h2>
      <dl class="stack">
        <div>
          <dt>
            <b class="breaks">{member.display_name}</b>
          </dt>
          <dd class="meta">{me.nameSeen}</dd>
        </div>
        <div>
          <dt>
            <b>{me.reach}</b>
          </dt>
          <dd class="breaks">{member.email ?? shared}</dd>
          <dd class="breaks">
            {ownContact.phone}: {member.phone ?? ownContact.none}
          </dd>
          <dd class="meta">{me.reachSeen}</dd>
        </div>
        <div>
          <dt>
            <b>{me.rest}</b>
          </dt>
          <dd class="meta">{me.restSeen}</dd>
        </div>
      </dl>
      <a class="btn o w" href="/me/contact">
        <Icon name="phone" />
        {ownContact.change}
      </a>
      <p>{me.toChange}</p>
      <h3>{ownContact.data}</h3>
      <p class="meta">{ownContact.dataAbout}</p>
      <a class="btn q w" href="/me/data" download>
        <Icon name="down" />
        {ownContact.dataSave}
      </a>
    </section>
  );
}
