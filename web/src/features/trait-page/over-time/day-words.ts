import type { TraitDay } from '@trait-market/contract/economy/traits';

import { nativePrice } from '@/lib/economy/amounts/native-price';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { rarityNames } from '@/lib/economy/traits/trait-words';
import { dayText, type TimeZone } from '@/lib/format/dates';
import { grouped } from '@/lib/format/grouped';
import { percentText } from '@/lib/format/percent-text';

export const wornText = ({ worn, wornShare }: TraitDay): string =>
  worn === 0
    ? 'no avatar'
    : `${grouped(worn)} ${worn === 1 ? 'avatar' : 'avatars'} (${percentText(wornShare)})`;

export const dayWords = (day: TraitDay, zone: TimeZone): string => {
  const { rarity, floor, lastSale } = day;
  const parts = [
    `worn by ${wornText(day)}`,
    ...(rarity === null ? [] : [rarityNames[rarity].toLowerCase()]),
    floor ? `floor ${shortPrice(floor)}` : 'not listed',
    ...(lastSale ? [`last sale ${shortPrice(nativePrice(lastSale))}`] : []),
  ];
  return `${dayText(new Date(day.at), zone)}: ${parts.join(', ')}`;
};

export const allWords = (days: readonly TraitDay[], zone: TimeZone): string => {
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) return '';
  return `Worn by ${wornText(first)} on ${dayText(new Date(first.at), zone)}, by ${wornText(last)} now.`;
};

export const isUneventful = (days: readonly TraitDay[]): boolean =>
  days.every(({ worn, floor, lastSale }) => worn === 0 && floor === null && lastSale === null);
