import { WAX } from './seal.tsx';

/** A player's score in a finished game, as the seal shows it. */
export type Mark = '1' | '0' | '½';

/** A seal with the score: red for the winner, grey otherwise. */
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

export function PlainSeal() {
  return (
    <svg class="seal" viewBox="44 48 420 420" aria-hidden="true">
      <path class="wax" d={WAX} />
      <circle class="stamp" cx="256" cy="256" r="150" />
    </svg>
  );
}
