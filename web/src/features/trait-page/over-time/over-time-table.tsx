import type { TraitDay } from '@trait-market/contract/economy/traits';

import { shortPrice } from '@/lib/economy/amounts/short-price';
import { rarityNames } from '@/lib/economy/traits/trait-words';
import { dayText } from '@/lib/format/dates';

import { wornText } from './day-words';

const isSame = (one: TraitDay, other: TraitDay | undefined): boolean =>
  other !== undefined &&
  one.worn === other.worn &&
  one.floor?.amount === other.floor?.amount &&
  one.lastSale?.amount === other.lastSale?.amount;

/** Lists the days, newest first. Days on which nothing changed are left out. */
export function OverTimeTable({ days }: { days: readonly TraitDay[] }) {
  const changes = days.filter((day, index) => !isSame(day, days[index - 1])).toReversed();
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="mb-2 text-left text-muted">
        Days on which something changed, newest first
      </caption>
      <thead>
        <tr className="text-left text-muted">
          <th scope="col" className="pr-3 pb-1 font-normal">
            Since
          </th>
          <th scope="col" className="pr-3 pb-1 font-normal">
            Worn by
          </th>
          <th scope="col" className="pr-3 pb-1 text-right font-normal">
            Floor
          </th>
          <th scope="col" className="pb-1 text-right font-normal">
            Last sale
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((day) => (
          <tr key={day.at} className="border-t border-hairline align-top">
            <td className="py-2 pr-3 whitespace-nowrap">
              <time dateTime={day.at}>{dayText(new Date(day.at))}</time>
            </td>
            <td className="py-2 pr-3 first-letter:uppercase">
              {wornText(day)}
              {day.rarity && <span className="text-muted">, {rarityNames[day.rarity]}</span>}
            </td>
            <td className="py-2 pr-3 text-right">{day.floor ? shortPrice(day.floor) : 'None'}</td>
            <td className="py-2 text-right">{day.lastSale ? shortPrice(day.lastSale) : 'None'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
