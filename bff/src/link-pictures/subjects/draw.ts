import { economyContract } from '@trait-market/contract/economy';
import { rarestFirst } from '@trait-market/contract/economy/shared';
import { DrawParamsSchema, DrawSchema, type Draw } from '@trait-market/contract/economy/draws';

import { countText } from '../texts/price-text';
import { writtenText } from '../texts/written-text';
import { gridOf } from './grid-of';
import { partyName } from './party-name';
import { readBody } from './read-body';
import { defineSubject } from './subject';

const shortId = (id: string): string => `Draw ${id.slice(0, 10)}`;

const figureOf = ({ signed, state, picks, stake }: Draw) => {
  const label = signed.kind === 'pack' ? 'Pack opening' : 'Re-roll';
  if (state === 'waiting') return { label, value: 'Being drawn' };
  if (state === 'returned') return { label, value: 'Returned' };
  if (signed.kind === 'pack') return { label, value: countText(picks.length, 'trait') };
  return { label, value: `${countText(stake.length, 'trait')} for ${picks.length}` };
};

export const draw = defineSubject({
  path: '/draws/:id',
  isOfMarket: true,
  params: DrawParamsSchema,
  read: async ({ get }, params) => {
    const found = await readBody(DrawSchema, get(economyContract.draws.detail, params));
    if (found === undefined) return undefined;
    const traits = rarestFirst(found.picks.map((pick) => pick.trait));
    const [best] = traits;
    const others = traits.length - 1;
    return {
      art: gridOf(traits),
      eyebrow: { before: 'Drawn by ', ...partyName(found.by) },
      title: writtenText(best?.value ?? found.drop?.name, best?.id ?? shortId(params.id)),
      detail: best
        ? {
            rarity: best.rarity,
            text: others > 0 ? `${best.slot} · and ${others} more` : best.slot,
          }
        : { text: 'The result isn’t known yet' },
      figure: figureOf(found),
    };
  },
});
