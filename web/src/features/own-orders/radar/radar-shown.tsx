import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { FilterLinks } from '@/components/filter-links';
import { FoldedFilters } from '@/components/filters/folded-filters';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { grouped } from '@/lib/format/grouped';

import { ChoiceBar } from '../choice-bar';
import { isAtRisk, orderRisks, riskNames, riskOf } from '../order-risks';
import { RadarGroupCard, RadarHeads } from './group-card';
import { radarGroups } from './groups';
import { useChoice } from '../use-choice';

const STEP = 30;

type RadarListProps = {
  orders: readonly WalletOrder[];
  onCancel: (orders: WalletOrder[]) => void;
};

function RadarList({ orders, onCancel }: RadarListProps) {
  const [shown, setShown] = useState(STEP);
  const groups = radarGroups(orders);
  const choice = useChoice(orders);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ChoiceBar orders={orders} choice={choice} list={list} />
      <RadarHeads />
      <ul ref={list} tabIndex={-1} className="grid gap-8 outline-none xl:gap-0">
        {groups.slice(0, shown).map((group) => (
          <RadarGroupCard key={group.key} group={group} choice={choice} onCancel={onCancel} />
        ))}
      </ul>
      {groups.length > shown && (
        <Button variant="outline" className="mt-8" onClick={() => setShown(shown + STEP)}>
          {`Show more of ${groups.length} items`}
        </Button>
      )}
    </>
  );
}

type RadarShownProps = {
  orders: readonly WalletOrder[];
  now: Date;
  onCancel: (orders: WalletOrder[]) => void;
};

export function RadarShown({ orders, now, onCancel }: RadarShownProps) {
  const [searchParams] = useSearchParams();
  const risk = riskOf(searchParams);
  const atRisk = orders.filter((order) => isAtRisk(order, now));
  const having = (name: (typeof riskNames)[number]) =>
    atRisk.filter((order) => orderRisks[name].fits(order, now));
  const shown = risk === undefined ? atRisk : having(risk);
  const [none, elsewhere, words] =
    risk === undefined
      ? ['None of your open orders is at risk.', paths.dashboardOrders, 'See all your orders']
      : [orderRisks[risk].none, paths.dashboardRadar, 'Show all at risk'];
  return (
    <>
      <div className="mb-4 sm:mb-6">
        <FoldedFilters count={risk === undefined ? 0 : 1}>
          <FilterLinks
            label="Orders at risk"
            param="show"
            current={risk ?? 'all'}
            choices={[
              ['all', `All ${grouped(atRisk.length)}`],
              ...riskNames.map(
                (name) =>
                  [name, `${orderRisks[name].tab} ${grouped(having(name).length)}`] as const,
              ),
            ]}
          />
        </FoldedFilters>
      </div>
      {shown.length === 0 ? (
        <p className="text-muted">
          {none}{' '}
          <Link to={elsewhere} className="accent-underline">
            {words}
          </Link>
        </p>
      ) : (
        // The key resets the selection when the filter changes.
        <RadarList key={risk} orders={shown} onCancel={onCancel} />
      )}
    </>
  );
}
