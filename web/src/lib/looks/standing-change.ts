import type { DressPlan } from '@trait-market/contract/economy/benches';
import type { Rarity } from '@trait-market/contract/economy/shared';

import { rarityNames } from '../economy/traits/trait-words';
import { ordinal } from '../format/ordinal';

export type Standing = Pick<DressPlan, 'rank' | 'rarity'>;

/** The rarities of an avatar, from the least rare. Without a trait, it has none. */
const RARITIES: readonly Rarity[] = ['unworn', 'common', 'uncommon', 'rare', 'epic', 'legendary'];

const rarityName = (rarity: Rarity): string => (rarity === 'unworn' ? 'none' : rarityNames[rarity]);

type Part = { name: string; by: number; from: string; to: string };

const partText = ({ name, by, from, to }: Part, verb = by > 0 ? ' rises' : ' falls'): string =>
  `${name}${verb} from ${from} to ${to}`;

export type StandingChange = { words: string; way: 'up' | 'down' | 'same' };

/** Describes how a new look moves an avatar's rarity and rank: down, if one of them falls. */
export const standingChange = ({ rank, rarity }: Standing): StandingChange => {
  const parts: Part[] = [
    {
      name: 'rarity',
      by: RARITIES.indexOf(rarity.after) - RARITIES.indexOf(rarity.before),
      from: rarityName(rarity.before),
      to: rarityName(rarity.after),
    },
    {
      name: 'rank',
      by: rank.before - rank.after,
      from: ordinal(rank.before),
      to: ordinal(rank.after),
    },
  ];
  const [first, second] = parts.filter(({ by }) => by !== 0);
  if (first === undefined) return { words: 'Its rarity and its rank stay the same.', way: 'same' };
  const isSameWay = second !== undefined && first.by > 0 === second.by > 0;
  const rest =
    second === undefined
      ? ''
      : isSameWay
        ? `, and its ${partText(second, '')}`
        : `, but its ${partText(second)}`;
  return {
    words: `Its ${partText(first)}${rest}.`,
    way: parts.some(({ by }) => by < 0) ? 'down' : 'up',
  };
};
