import { WAX } from './seal.tsx';

/** What a seal says of a game that is over: what its player scored. */
export type Mark = '1' | '0' | '½';

/** A seal with what was scored: red for who won, grey for the others. */
export function MarkedSeal({ mark }: { readonly mark: Mark }) {
  return (
    <svg
      class={mark === '1' ? 'seal' : 'seal seal-grey'}
      viewBox="44 48 420 420"
      aria-hidden="true"
    >
      <path class="wax" d={WAX} />
      <circle class="stamp" cx="256" cy="256" r="150" />
      <text class="mark" x="256" y="325">
        {mark}
      </text>
    </svg>
  );
}

/** The wax alone, for what lies on it. */
export function PlainSeal() {
  return (
    <svg class="seal" viewBox="44 48 420 420" aria-hidden="true">
      <path class="wax" d={WAX} />
      <circle class="stamp" cx="256" cy="256" r="150" />
    </svg>
  );
}
