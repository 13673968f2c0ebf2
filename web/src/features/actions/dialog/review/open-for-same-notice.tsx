import type { Order } from '@trait-market/contract/economy/orders';
import type { WalletAddress } from '@trait-market/contract/shared';

import { Warnings } from '@/components/economy/warnings';
import { Button } from '@/components/ui/button';
import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';

import type { Signable } from '../../messages/step';
import {
  type Bought,
  openForSame,
  openForSameWords,
  theseOrders,
} from '../../shared/orders/open-for-same';
import type { Progress } from '../signing/action-state';

const UNKNOWN = 'Couldn’t check whether you have an open offer for the same thing.';

const boughtBy = (step: Signable): Bought[] => {
  const { chainId } = step;
  if (step.kind === 'cart') return step.terms.map(({ offer }) => ({ chainId, items: offer }));
  return step.kind === 'fulfilment' ? [{ chainId, items: step.terms.offer }] : [];
};

type OpenForSameNoticeProps = {
  address: WalletAddress;
  progress: Progress;
  onCancelFirst: (orders: readonly Order[]) => void;
};

/** Names the user's open offers and trades for what is bought, and cancels them first. */
export function OpenForSameNotice({ address, progress, onCancelFirst }: OpenForSameNoticeProps) {
  const { steps, at } = progress;
  const { data, isError } = useOpenOrders(address);
  const bought = steps.slice(at).flatMap(boughtBy);
  if (data === undefined)
    return isError && bought.length > 0 ? <Warnings words={[UNKNOWN]} /> : null;
  const canceled = new Set(
    steps.flatMap((step) => (step.kind === 'cancel' ? step.message.orderHashes : [])),
  );
  const orders = openForSame(bought, data).filter(({ hash }) => !canceled.has(hash));
  // One signature cancels only orders on the current step's chain.
  const here = orders.filter(({ chainId }) => chainId === steps[at]?.chainId);
  if (orders.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <Warnings words={openForSameWords(orders)} />
      {here.length > 0 && (
        <Button variant="outline" onClick={() => onCancelFirst(here)}>
          {`Cancel ${theseOrders(here)} first`}
        </Button>
      )}
    </div>
  );
}
