import type { DressPlan } from '@trait-market/contract/economy/benches';
import type { Order } from '@trait-market/contract/economy/orders';

import { useActions } from '@/lib/actions/actions-context';
import { creditSum } from '@/lib/economy/amounts/credit-sum';

import { Button } from '../ui/button';

type SignDressProps = {
  label: string;
  plan: DressPlan | undefined;
  isWaiting: boolean;
  buys?: Order[] | undefined;
};

export function SignDress({ label, plan, isWaiting, buys }: SignDressProps) {
  const { start } = useActions();
  const canPay = plan !== undefined && plan.credits <= creditSum(plan.balance);
  const listings = buys ?? [];
  const canSign = canPay && plan.missing.length === listings.length;
  return (
    <Button
      size="lg"
      className="w-full"
      aria-busy={isWaiting}
      disabled={!canSign}
      onClick={() => canSign && start({ kind: 'dress', plan, buys: listings })}
    >
      {label}
    </Button>
  );
}
