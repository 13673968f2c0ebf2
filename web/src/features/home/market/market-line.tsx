import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { ChangeText } from '@/components/economy/prices/change-text';
import { PriceText } from '@/components/economy/prices/price-text';
import { paths } from '@/config/paths';
import { changeOf } from '@/lib/economy/amounts/change-of';
import { displayPrice } from '@/lib/economy/amounts/rounded-price';
import { grouped } from '@/lib/format/grouped';
import { plainText } from '@/lib/format/plain-text';

import { marketSums } from './market-sums';
import { useMarket } from './use-market';

type FigureProps = { name: string; children: ReactNode; className?: string };

function Figure({ name, children, className = '' }: FigureProps) {
  return (
    <div className={`lg:flex lg:items-baseline lg:gap-3 ${className}`}>
      <dt className="text-xs text-muted lg:text-sm">{name}</dt>
      {children}
    </div>
  );
}

const value = 'flex items-baseline gap-1.5 font-semibold whitespace-nowrap tabular-nums';

const countText = (count: bigint | number, one: string): string =>
  `${grouped(count)} ${one}${String(count) === '1' ? '' : 's'}`;

/** Shows nothing while the figures load, and if they fail to: its parent reserves its height. */
export function MarketLine() {
  const { data } = useMarket();
  const sums = data && marketSums(data);
  if (sums === undefined) return null;
  const { volumes, sales, listed, avatarsListed } = sums;
  const [first] = data?.items ?? [];
  const change = (now: bigint, before: bigint | undefined) => (
    <ChangeText
      change={changeOf(String(now), before?.toString())}
      className="text-xs font-normal max-[22.5rem]:hidden"
    />
  );
  return (
    <section aria-label="The whole market, compared with the 24 hours before">
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-1.5 text-sm md:flex-nowrap md:justify-start md:gap-x-12 lg:gap-x-8">
        <Figure name="Volume, 24 h">
          {volumes.map(({ chainId, now, before }) => (
            <dd key={chainId} className={value}>
              <PriceText
                price={{ chainId, coin: 'native', amount: String(now) }}
                format={displayPrice}
              />
              {change(now, before)}
            </dd>
          ))}
        </Figure>
        {sales && (
          <Figure name="Sales, 24 h">
            <dd className={value}>
              {grouped(sales.now)}
              {change(sales.now, sales.before)}
            </dd>
          </Figure>
        )}
        <Figure name="For sale">
          <dd className={value}>{countText(listed, 'edition')}</dd>
          {avatarsListed !== undefined && (
            <dd className={value}>{countText(avatarsListed, 'avatar')}</dd>
          )}
        </Figure>
        {first && first.volume.day !== '0' && (
          <Figure
            name="Most traded"
            className="min-w-0 max-md:flex max-md:basis-full max-md:items-baseline max-md:gap-2 lg:max-xl:hidden"
          >
            <dd className={`${value} min-w-0`}>
              <Link to={paths.collection(first.slug)} className="truncate accent-underline">
                {plainText(first.name) || first.slug}
              </Link>
            </dd>
          </Figure>
        )}
      </dl>
    </section>
  );
}
