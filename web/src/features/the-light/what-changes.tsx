import type { TraitDetail } from '@trait-market/contract/economy/traits';

import { RarityWord } from '@/components/economy/items/rarity-word';
import { grouped } from '@/lib/format/grouped';
import { partText } from '@/lib/format/percent-text';

type Change = { name: string; before: string; after: string };

/** Returns numbers before and after a burn. `own` counts all of the user's editions. */
export const changesOf = (
  { editions, burned = 0 }: TraitDetail,
  own: number | undefined,
  quantity: number,
): Change[] => [
  { name: 'Editions', before: grouped(editions), after: grouped(editions - quantity) },
  ...(own === undefined
    ? []
    : [
        { name: 'Yours', before: grouped(own), after: grouped(own - quantity) },
        {
          name: 'Your share',
          before: partText(own, editions),
          after: partText(own - quantity, editions - quantity),
        },
      ]),
  { name: 'Burned so far', before: grouped(burned), after: grouped(burned + quantity) },
];

type WhatChangesProps = { trait: TraitDetail; own: number | undefined; quantity: number };

export function WhatChanges({ trait, own, quantity }: WhatChangesProps) {
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <div>
        <h2 className="font-display text-lg font-bold">What changes</h2>
        <dl className="mt-3 divide-y divide-hairline border-y border-hairline">
          {changesOf(trait, own, quantity).map(({ name, before, after }) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2">
              <dt className="text-muted">{name}</dt>
              <dd className="font-semibold tabular-nums">
                <span>{before}</span>
                <span aria-hidden className="px-1.5 text-muted">
                  →
                </span>
                <span className="sr-only"> becomes </span>
                <span>{after}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h2 className="font-display text-lg font-bold">What stays the same</h2>
        <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
          <li className="py-2">
            {trait.rarity === 'unworn' ? (
              <span>{'It has no rarity yet. '}</span>
            ) : (
              <span key="rarity">
                It stays <RarityWord rarity={trait.rarity} />.{' '}
              </span>
            )}
            <span className="text-muted">
              {trait.rarity === 'unworn'
                ? 'Rarity counts the avatars that wear it, and none does.'
                : 'Rarity counts the avatars that wear it, and they keep it.'}
            </span>
          </li>
          <li className="py-2">
            Its tier stays.{' '}
            <span className="text-muted">It was set when the trait was designed.</span>
          </li>
          <li className="py-2">
            You get nothing for it{' '}
            <span className="text-muted">but a certificate. Prices don’t have to rise.</span>
          </li>
        </ul>
      </div>
    </div>
  );
}
