import type { DressPlan } from '@trait-market/contract/economy/benches';
import type { Rarity } from '@trait-market/contract/economy/shared';

import { rarityNames } from '../economy/traits/trait-words';
import { ordinal } from '../format/ordinal';
import { scoreText } from './score-text';

export type Standing = Pick<DressPlan, 'rank' | 'rarity' | 'rarityScore'>;

/** The rarities of an avatar, from the least rare. Without a trait, it has none. */
const RARITIES: readonly Rarity[] = ['unworn', 'common', 'uncommon', 'rare', 'epic', 'legendary'];

/** A figure of an avatar before and after a change. `by` is positive if the avatar gets rarer. */
type Figure = { name: string; by: number; from: string; to: string };

const figureText = ({ name, from, to }: Figure): string =>
  from === to ? `${name} stays ${from}` : `${name} ${from} → ${to}`;

const rarestText = ({ before, after }: Standing['rarity']): string => {
  if (after === 'unworn') return 'It will wear no trait';
  const name = `Its rarest trait will be ${rarityNames[after]}`;
  return before === 'unworn' ? name : `${name}, not ${rarityNames[before]}`;
};

const areOpposite = (one: number, other: number): boolean => one * other < 0;

const verbOf = (by: number): string => (by > 0 ? 'rises' : 'falls');

type Way = 'up' | 'down' | 'same';

export type StandingChange = {
  words: string;
  /** One short sentence for below the figures, which it doesn't repeat. */
  note: string;
  way: Way;
};

const NOTES: Record<Way, string> = {
  up: 'It becomes rarer',
  down: 'It becomes less rare',
  same: 'It stays as rare as it is',
};

/**
 * Describes how a new look moves an avatar's rarity score, its rank and the rarity of its rarest
 * trait: down, if one of them falls. Says why two of them move in opposite directions.
 */
export const standingChange = ({ rank, rarity, rarityScore }: Standing): StandingChange => {
  const [from, to] = [scoreText(rarityScore.before), scoreText(rarityScore.after)];
  const byScore = from === to ? 0 : rarityScore.after - rarityScore.before;
  const score = { name: 'Rarity score', by: byScore, from, to };
  const place = {
    name: 'rank',
    by: rank.before - rank.after,
    from: ordinal(rank.before),
    to: ordinal(rank.after),
  };
  const byRarest = RARITIES.indexOf(rarity.after) - RARITIES.indexOf(rarity.before);
  const isMoved = score.by !== 0 || place.by !== 0;
  const isRankOpposite = areOpposite(score.by, place.by);
  const isRarestOpposite = areOpposite(score.by, byRarest);
  const whyOpposite = `The rank ${verbOf(place.by)} because other avatars’ scores change, too`;
  const sentences = [
    isMoved
      ? `${figureText(score)}, ${figureText(place)}`
      : 'Its rarity score and its rank stay the same',
    ...(isRankOpposite ? [whyOpposite] : []),
    ...(byRarest === 0
      ? []
      : [
          isRarestOpposite
            ? `${rarestText(rarity)}, but the score counts every trait and ${verbOf(score.by)}`
            : rarestText(rarity),
        ]),
  ];
  const moves = [score.by, place.by, byRarest];
  const way = moves.some((by) => by < 0) ? 'down' : moves.some((by) => by > 0) ? 'up' : 'same';
  const rarest = isRarestOpposite
    ? `${rarestText(rarity)}, but the score ${verbOf(score.by)}`
    : rarestText(rarity);
  return {
    words: sentences.map((sentence) => `${sentence}.`).join(' '),
    note: `${isRankOpposite ? whyOpposite : byRarest === 0 ? NOTES[way] : rarest}.`,
    way,
  };
};
