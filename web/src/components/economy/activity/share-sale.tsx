import type { Activity } from '@trait-market/contract/economy/activity';
import { Share2 } from 'lucide-react';
import { useState } from 'react';

import { OpeningDialog } from '@/components/opening-dialog';
import { itemsText } from '@/lib/economy/orders/item-words';
import { lazyModule } from '@/lib/lazy-module';
import { useLazyModule } from '@/lib/use-lazy-module';

import { Button } from '../../ui/button';

const dialogCode = lazyModule(async () => (await import('./sale-dialog')).SaleDialog);

export function ShareSale({ sale }: { sale: Activity }) {
  const [isOpen, setOpen] = useState(false);
  const code = useLazyModule(dialogCode, isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="-my-2 size-8 text-muted"
        aria-label={`Share the sale of ${itemsText(sale.items)}`}
        onClick={() => setOpen(true)}
      >
        <Share2 aria-hidden />
      </Button>
      {isOpen && code.kind === 'loaded' && <code.module sale={sale} onClose={close} />}
      {isOpen && code.kind !== 'loaded' && (
        <OpeningDialog title="A sale" code={code} onRetry={dialogCode.load} onCancel={close} />
      )}
    </>
  );
}
