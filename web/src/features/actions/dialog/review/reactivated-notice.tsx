import type { Order } from '@trait-market/contract/economy/orders';
import type { WalletAddress } from '@trait-market/contract/shared';

import { Warnings } from '@/components/economy/warnings';
import { Button } from '@/components/ui/button';
import type { Action } from '@/lib/actions/action';
import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';

import type { Progress } from '../signing/action-state';
import { definitionOf } from '../../actions';
import { reactivatedOrders, reactivatedText } from '../signing/reactivated-orders';

const UNKNOWN =
  'Couldn’t check which of your inactive orders this makes active again. You can see them under Orders at risk.';

type ReactivatedNoticeProps = {
  action: Action;
  address: WalletAddress;
  progress: Progress;
  onCancelFirst: (orders: readonly Order[]) => void;
};

export function ReactivatedNotice({
  action,
  address,
  progress,
  onCancelFirst,
}: ReactivatedNoticeProps) {
  const { data, isError } = useOpenOrders(address);
  const isPlanned = definitionOf(action).plannedWakes !== undefined;
  if (data === undefined && isError && !isPlanned) return <Warnings words={[UNKNOWN]} />;
  const reactivated = reactivatedOrders(action, progress, data ?? []);
  // One signature cancels only orders on the current step's chain.
  const here = reactivated.filter(
    ({ chainId }) => chainId === progress.steps[progress.at]?.chainId,
  );
  if (reactivated.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <Warnings words={reactivated.map(reactivatedText)} />
      {here.length > 0 && (
        <Button variant="outline" onClick={() => onCancelFirst(here)}>
          {here.length === 1 ? 'Cancel it first' : `Cancel these ${here.length} first`}
        </Button>
      )}
    </div>
  );
}
