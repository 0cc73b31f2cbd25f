import type { VNode } from 'preact';
import type { Api } from '../../../../api/client.ts';
import { findPartnerLeftBehind, type Partners } from '../../../../api/partners.ts';
import { Shell } from '../../../../components/shell.tsx';
import type { PlayerVisit } from '../../../../web/visit.ts';
import { FIELD_LIMITS } from '../../../../api/field-limits.ts';

interface PickProps {
  readonly visit: PlayerVisit;
  readonly partners: Partners;
  readonly found: Api<'PartnerCandidatePage'>;
  readonly text: string;
  /** The cursor of this page; empty on the first. */
  readonly after: string;
}

export function PickView(props: PickProps): VNode {
  const { visit, partners, found } = props;
  const { words, club, player, address } = visit;
  const { pick } = words.partners;
  const isThere = found.data.length > 0;
  return (
    <Shell
      club={club.name}
      player={player}
      tab="wishes"
      address={address}
      back={{ href: '/wishes', title: pick.title }}
    >
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
    </Shell>
  );
}

function pickPath({ partners }: Pick<PickProps, 'partners'>): string {
  return `/wishes/partner/${partners.competitionId}`;
}

function Search(props: PickProps): VNode {
  const { pick } = props.visit.words.partners;
  return (
    <form class="search" method="get" action={pickPath(props)} role="search">
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

/** Choosing and naming are separate steps, so that a slip while scrolling names nobody. */
function Names(props: PickProps): VNode {
  const { visit, partners, found, text, after } = props;
  const { pick } = visit.words.partners;
  const next = new URLSearchParams(text === '' ? {} : { q: text });
  if (found.next_cursor !== null) next.set('after', found.next_cursor);
  return (
    <section class="stack">
      <form class="stack" method="post" action="/wishes">
        <input type="hidden" name="competition" value={partners.competitionId} />
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
        <div class="send-names">
          <button class="btn p w" name="say" value="partner-name">
            {pick.button}
          </button>
        </div>
      </form>
      {found.next_cursor !== null && (
        <a class="btn o w" href={`${pickPath(props)}?${next.toString()}`}>
          {pick.more}
        </a>
      )}
      {(text !== '' || after !== '') && (
        <a class="btn q w" href={pickPath(props)}>
          {pick.all}
        </a>
      )}
    </section>
  );
}

function Nobody(props: PickProps): VNode {
  const { pick } = props.visit.words.partners;
  if (props.text === '') return <p>{pick.nobody}</p>;
  return (
    <div class="stack" role="status">
      <p class="breaks">{pick.none(props.text)}</p>
      <a class="btn q w" href={pickPath(props)}>
        {pick.all}
      </a>
    </div>
  );
}

function Unsure({ visit, partners }: PickProps): VNode {
  const { pick } = visit.words.partners;
  return (
    <form class="card stack" method="post" action="/wishes">
      <input type="hidden" name="competition" value={partners.competitionId} />
      <h2>{pick.unsure}</h2>
      <p class="meta breaks">
        {pick.unsureFollows(findPartnerLeftBehind(partners)?.display_name ?? null)}
      </p>
      <button class="btn o w" name="say" value="partner-name">
        {pick.look}
      </button>
    </form>
  );
}
