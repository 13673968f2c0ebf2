import type { WalletAddress } from '@trait-market/contract/shared';

import { Warnings } from '@/components/economy/warnings';
import { Button } from '@/components/ui/button';
import type { Action } from '@/lib/actions/action';
import { useOpenOrders } from '@/lib/economy/orders/use-open-orders';

import type { Progress } from '../signing/action-state';
import type { ActionStore } from '../signing/action-store';
import { definitionOf } from '../../actions';
import { wokenOrders, wokenText } from '../signing/woken-orders';

const UNKNOWN =
  'Couldn’t check which of your inactive orders this makes active again. You can see them in your order radar.';

type WokenNoticeProps = {
  action: Action;
  address: WalletAddress;
  store: ActionStore;
  progress: Progress;
};

export function WokenNotice({ action, address, store, progress }: WokenNoticeProps) {
  const { data, isError } = useOpenOrders(address);
  const isPlanned = definitionOf(action).plannedWakes !== undefined;
  if (data === undefined && isError && !isPlanned) return <Warnings words={[UNKNOWN]} />;
  const woken = wokenOrders(action, progress, data ?? []);
  // One signature cancels only orders on the current step's chain.
  const here = woken.filter(({ chainId }) => chainId === progress.steps[progress.at]?.chainId);
  if (woken.length === 0) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <Warnings words={woken.map(wokenText)} />
      {here.length > 0 && (
        <Button variant="outline" onClick={() => store.cancelFirst(here)}>
          {here.length === 1 ? 'Cancel it first' : `Cancel these ${here.length} first`}
        </Button>
      )}
    </div>
  );
}
