import type { VNode } from 'preact';
import type { Api } from '../../../../api/client.ts';
import { findPartnerLeftBehind, type Partners } from '../../../../api/partners.ts';
import { FIELD_LIMITS } from '../../../../api/field-limits.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import { PlayerLayout } from '../../../player-layout.tsx';
import { WishAct } from '../../wish-act.tsx';
import { LinkButton } from '../../../../components/buttons.tsx';

interface PickProps {
  readonly partners: Partners;
  readonly found: Api<'PartnerCandidatePage'>;
  readonly text: string;
  /** The cursor of this page; empty on the first. */
  readonly after: string;
}

export function PickView(props: PickProps): VNode {
  const { partners, found } = props;
  const { pick } = useVisit().words.partners;
  const isThere = found.data.length > 0;
  return (
    <PlayerLayout tab="wishes" back={{ href: '/wishes', title: pick.title }}>
      <div class="sections">
        <div class="stack">
          <h1 class="large">{pick.heading}</h1>
          <p class="breaks">{partners.competition}</p>
          <p class="meta">{pick.about}</p>
          <Search {...props} />
        </div>
        {isThere ? <Names {...props} /> : <Nobody {...props} />}
        <Unsure {...props} />
      </div>
    </PlayerLayout>
  );
}

function makePickPath({ partners }: Pick<PickProps, 'partners'>): string {
  return `/wishes/partner/${partners.competitionId}`;
}

function Search(props: PickProps): VNode {
  const { pick } = useVisit().words.partners;
  return (
    <form class="search" method="get" action={makePickPath(props)} role="search">
      <div class="field">
        <label for="q">{pick.search}</label>
        <input
          class="input"
          id="q"
          name="q"
          type="search"
          value={props.text}
          maxlength={FIELD_LIMITS['/v1/competitions/{id}/partner-candidates'].q.maxLength}
          autocomplete="off"
        />
      </div>
      <button class="btn">{pick.find}</button>
    </form>
  );
}

/** Lists names to choose; naming is a later step, so that a slip while scrolling is harmless. */
function Names(props: PickProps): VNode {
  const { partners, found, text, after } = props;
  const { pick } = useVisit().words.partners;
  const next = new URLSearchParams(text === '' ? {} : { q: text });
  if (found.next_cursor !== null) next.set('after', found.next_cursor);
  return (
    <section class="stack">
      <WishAct
        say="partner-name"
        label={pick.button}
        isMain
        sends={{ competition: partners.competitionId }}
      >
        <p class="meta breaks">
          {pick.follows(findPartnerLeftBehind(partners)?.display_name ?? null)}
        </p>
        <fieldset class="stack names">
          <legend class="sr">{pick.list}</legend>
          {found.data.map(({ id, display_name: name }) => (
            <label key={id} class="opt">
              <input type="radio" name="partner" value={id} required />
              <b class="breaks">{name}</b>
            </label>
          ))}
        </fieldset>
      </WishAct>
      {found.next_cursor !== null && (
        <a class="btn o w" href={`${makePickPath(props)}?${next.toString()}`}>
          {pick.more}
        </a>
      )}
      {(text !== '' || after !== '') && (
        <LinkButton look="q w" href={makePickPath(props)} label={pick.all} />
      )}
    </section>
  );
}

function Nobody(props: PickProps): VNode {
  const { pick } = useVisit().words.partners;
  if (props.text === '') return <p>{pick.nobody}</p>;
  return (
    <div class="stack" role="status">
      <p class="breaks">{pick.none(props.text)}</p>
      <LinkButton look="q w" href={makePickPath(props)} label={pick.all} />
    </div>
  );
}

function Unsure({ partners }: PickProps): VNode {
  const { pick } = useVisit().words.partners;
  return (
    <WishAct
      class="card stack"
      say="partner-name"
      label={pick.look}
      sends={{ competition: partners.competitionId }}
    >
      <h2>{pick.unsure}</h2>
      <p class="meta breaks">
        {pick.unsureFollows(findPartnerLeftBehind(partners)?.display_name ?? null)}
      </p>
    </WishAct>
  );
}
