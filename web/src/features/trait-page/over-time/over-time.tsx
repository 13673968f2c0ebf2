import type { TraitDay } from '@trait-market/contract/economy/traits';
import { useId, useState } from 'react';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { PriceText } from '@/components/economy/prices/price-text';
import { RarityWord } from '@/components/economy/items/rarity-word';
import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useTraitOverTime } from '@/lib/economy/traits/trait-queries';
import { dayText } from '@/lib/format/dates';
import { dayWords, isUneventful, wornText } from './day-words';
import { OverTimeChart } from './over-time-chart';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { rarityNames } from '@/lib/economy/traits/trait-words';
import { useTimeZone } from '@/lib/rendering/use-time-zone';
import { TableHead } from '@/components/table-head';

const isSame = (one: TraitDay, other: TraitDay | undefined): boolean =>
  other !== undefined &&
  one.worn === other.worn &&
  one.floor?.amount === other.floor?.amount &&
  one.lastSale?.amount === other.lastSale?.amount;

/** Lists the days, newest first. Days on which nothing changed are left out. */
function OverTimeTable({ days }: { days: readonly TraitDay[] }) {
  const zone = useTimeZone();
  const changes = days.filter((day, index) => !isSame(day, days[index - 1])).toReversed();
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="mb-2 text-left text-muted">
        Days on which something changed, newest first
      </caption>
      <TableHead
        columns={['Since', 'Worn by', ['Floor', 'text-right'], ['Last sale', 'text-right']]}
      />
      <tbody>
        {changes.map((day) => (
          <tr key={day.at} className="border-t border-hairline align-top">
            <td className="py-2 pr-3 whitespace-nowrap">
              <time dateTime={day.at}>{dayText(new Date(day.at), zone)}</time>
            </td>
            <td className="py-2 pr-3 first-letter:uppercase">
              {wornText(day)}
              {day.rarity && <span className="text-muted">, {rarityNames[day.rarity]}</span>}
            </td>
            <td className="py-2 pr-3 text-right">{day.floor ? shortPrice(day.floor) : 'None'}</td>
            <td className="py-2 text-right">
              {day.lastSale ? shortPrice(nativePrice(day.lastSale)) : 'None'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ChosenDay({ day }: { day: TraitDay }) {
  const { rarity, floor, lastSale } = day;
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
      <div>
        <dt className="text-xs text-muted">Worn by</dt>
        <dd className="font-semibold tabular-nums first-letter:uppercase">{wornText(day)}</dd>
      </div>
      <div>
        <dt className="text-xs text-muted">Rarity</dt>
        <dd className="font-semibold">
          {rarity ? <RarityWord rarity={rarity} /> : 'Not worn yet'}
        </dd>
      </div>
      <div>
        <dt className="text-xs text-muted">Floor</dt>
        <dd className="font-semibold">{floor ? <PriceText price={floor} /> : 'Not listed'}</dd>
      </div>
      <div>
        <dt className="text-xs text-muted">Last sale to date</dt>
        <dd className="font-semibold">
          {lastSale ? <PriceText price={nativePrice(lastSale)} /> : 'Never sold'}
        </dd>
      </div>
    </dl>
  );
}

function Days({ days }: { days: readonly TraitDay[] }) {
  const id = useId();
  const zone = useTimeZone();
  // The day selected in the chart. Undefined selects the latest day, even after a refetch adds one.
  const [moved, setMoved] = useState<string>();
  const found = days.findIndex(({ at }) => at.slice(0, 10) === moved);
  const chosen = found === -1 ? days.length - 1 : found;
  const day = days[chosen];
  if (!day) return null;
  return (
    <>
      <OverTimeChart days={days} chosen={chosen} />
      <label htmlFor={id} className="mt-4 flex justify-between gap-4 text-sm">
        <span className="text-muted">Day</span>
        <span className="font-semibold tabular-nums">{dayText(new Date(day.at), zone)}</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={days.length - 1}
        value={chosen}
        aria-valuetext={dayWords(day, zone)}
        onChange={({ target }) => setMoved(days[target.valueAsNumber]?.at.slice(0, 10))}
        className="mt-1 block h-11 w-full cursor-pointer accent-accent"
      />
      <ChosenDay day={day} />
    </>
  );
}

export function OverTime({ id }: { id: string }) {
  const query = useTraitOverTime(id);
  const { data, error } = query;
  const [isTable, setTable] = useState(false);
  const hasDays = data !== undefined && !isUneventful(data.days);
  return (
    <Section
      title="Rarity over time"
      aside={
        hasDays && (
          <Button variant="ghost" size="sm" className="-mr-3" onClick={() => setTable(!isTable)}>
            {isTable ? 'Show as a chart' : 'Show as a table'}
          </Button>
        )
      }
    >
      {hasDays && (isTable ? <OverTimeTable days={data.days} /> : <Days days={data.days} />)}
      {data && !hasDays && (
        <p className="text-sm text-muted">
          In the past {data.days.length} days no avatar has worn it, and it was never for sale.
        </p>
      )}
      {!data && error === null && <Skeleton className="aspect-[640/358] w-full rounded-control" />}
      {!data && error !== null && <QueryFailure title="Couldn’t load its past" query={query} />}
    </Section>
  );
}
