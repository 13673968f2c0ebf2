import type { ActionOf, NextProps } from '../shared/action';
import { CancelOpenForSame } from '../shared/orders/cancel-open-for-same';

export function AfterPurchase({ action: { order }, address, onStart }: NextProps<ActionOf<'buy'>>) {
  return <CancelOpenForSame bought={[order]} address={address} onStart={onStart} />;
}
