import type { Activity } from '@trait-market/contract/economy/activity';
import { Share2 } from 'lucide-react';

import { DialogButton } from '@/components/dialog-button';
import { itemsText } from '@/lib/economy/orders/item-words';
import { lazyModule } from '@/lib/lazy-module';

const dialogCode = lazyModule(async () => (await import('./sale-dialog')).SaleDialog);

export function ShareSale({ sale }: { sale: Activity }) {
  return (
    <DialogButton
      title="A sale"
      code={dialogCode}
      dialog={{ sale }}
      variant="ghost"
      size="icon"
      className="-my-2 size-8! text-muted"
      aria-label={`Share the sale of ${itemsText(sale.items)}`}
    >
      <Share2 aria-hidden />
    </DialogButton>
  );
}
