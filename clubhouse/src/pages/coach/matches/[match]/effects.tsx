import type { VNode } from 'preact';
import type { Api } from '../../../../api/client.ts';
import { useLocale } from '../../../../components/locale.ts';

type Effect = Api<'SettlementPreview'>['effects'][number];

export function Effects({ effects }: { readonly effects: readonly Effect[] }): VNode {
  return (
    <>
      {effects.map((effect) => (
        <EffectOn key={effect.side} effect={effect} />
      ))}
    </>
  );
}

function EffectOn({ effect }: { readonly effect: Effect }): VNode {
  const { words, dates } = useLocale();
  const { settle, tables } = words;
  const placeOf = (rank: number | null, movement: Effect['movement_before']) => {
    const place = rank === null ? settle.noPlace : words.shell.place(rank);
    return movement === null ? place : `${place}, ${tables.up[movement]}`;
  };
  const rows = [
    [settle.points, dates.number(effect.points_before), dates.number(effect.points_after)],
    [
      effect.minimum > 0 ? `${settle.played} ${settle.needed(effect.minimum)}` : settle.played,
      dates.number(effect.played_before),
      dates.number(effect.played_after),
    ],
    [
      settle.place,
      placeOf(effect.rank_before, effect.movement_before),
      placeOf(effect.rank_after, effect.movement_after),
    ],
  ] as const;
  return (
    <div class="item">
      <h3 class="breaks">{effect.label}</h3>
      <dl class="effects">
        {rows.map(([name, before, after]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span class="meta">{before}</span>
              <span aria-hidden="true"> → </span>
              <span class="sr">{` ${settle.to} `}</span>
              <b>{after}</b>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
