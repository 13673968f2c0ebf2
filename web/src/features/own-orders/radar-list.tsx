import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { useState } from 'react';

import { Button } from '@/components/ui/button';

import { ChoiceBar } from './choice-bar';
import { RadarGroupCard } from './radar-group-card';
import { radarGroups } from './radar-groups';
import { useChoice } from './use-choice';

const STEP = 30;

type RadarListProps = {
  orders: readonly WalletOrder[];
  onCancel: (orders: WalletOrder[]) => void;
};

export function RadarList({ orders, onCancel }: RadarListProps) {
  const [shown, setShown] = useState(STEP);
  const groups = radarGroups(orders);
  const choice = useChoice(orders);
  return (
    <>
      {orders.length > 1 && <ChoiceBar orders={orders} choice={choice} />}
      <ul className="grid gap-8">
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
