import type { VNode } from 'preact';
import { makeLooks, type ColourPair } from '../../../theme/contrasts.ts';
import { DEFAULT_COLOUR } from '../../../theme/stylesheet.ts';
import { useVisit } from '../../../web/use-visit.ts';

interface Props {
  readonly colour: string;
  readonly name: string;
}

const MODES = ['light', 'dark'] as const;

/** A page in both modes with its contrast (FACE-5); the script updates its `data-fill` parts. */
export function ColourPreview({ colour, name }: Props): VNode {
  const { words, dates } = useVisit();
  const { preview } = words.club;
  const looks = makeLooks(colour) ?? makeLooks(DEFAULT_COLOUR);
  if (looks === null) throw new Error('the default colour is one');
  return (
    <section class="stack" aria-label={preview.title}>
      <div class="looks">
        {MODES.map((mode) => (
          <figure key={mode} data-mode={mode}>
            <figcaption class="meta">{preview[mode]}</figcaption>
            <Drawing look={looks[mode]} name={name} />
          </figure>
        ))}
      </div>
      <table class="contrasts">
        <caption class="meta">{preview.about}</caption>
        <thead>
          <tr>
            <td />
            {MODES.map((mode) => (
              <th key={mode} scope="col">
                {preview[mode]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {looks.light.pairs.map(({ name: pair }, index) => (
            <tr key={pair}>
              <th scope="row">{preview.pairs[pair]}</th>
              {MODES.map((mode) => (
                <td key={mode} data-ratio-of={`${mode} ${pair}`}>
                  {preview.ratio(dates.number(roundRatio(looks[mode].pairs[index])))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function roundRatio(pair: ColourPair | undefined): number {
  return Math.round((pair?.ratio ?? 1) * 10) / 10;
}

type Look = NonNullable<ReturnType<typeof makeLooks>>['light'];

/** An SVG with presentation attributes, which are allowed where inline styles are not. */
function Drawing({ look, name }: { readonly look: Look; readonly name: string }): VNode {
  const { preview } = useVisit().words.club;
  const { band, onBand, accent, onAccent, tint, paper, surface, ink } = look;
  const shown = Array.from(name).slice(0, 26).join('');
  return (
    <svg class="look" viewBox="0 0 280 236" aria-hidden="true">
      <rect data-fill="paper" width="280" height="236" rx="12" fill={paper} />
      <path
        data-fill="band"
        d="M12 0h256a12 12 0 0 1 12 12v72H0V12A12 12 0 0 1 12 0z"
        fill={band}
      />
      <text data-fill="onBand" x="16" y="36" fill={onBand}>
        {shown}
      </text>
      <rect data-fill="surface" x="16" y="60" width="248" height="128" rx="12" fill={surface} />
      <text data-fill="ink" x="32" y="86" fill={ink}>
        Edmund Eckersley
      </text>
      <rect data-fill="accent" x="32" y="98" width="216" height="36" rx="8" fill={accent} />
      <text data-fill="onAccent" x="140" y="121" text-anchor="middle" fill={onAccent}>
        {preview.button}
      </text>
      <rect data-fill="tint" x="32" y="142" width="216" height="36" rx="8" fill={tint} />
      <text data-fill="accent" x="140" y="165" text-anchor="middle" fill={accent}>
        {preview.quiet}
      </text>
      <text
        data-fill="accent"
        x="248"
        y="216"
        text-anchor="end"
        text-decoration="underline"
        fill={accent}
      >
        {preview.link}
      </text>
    </svg>
  );
}
