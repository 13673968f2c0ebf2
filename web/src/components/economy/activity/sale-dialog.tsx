import type { Activity } from '@trait-market/contract/economy/activity';

import { SafePicture } from '@/components/safe-picture';
import { ShareActions } from '@/components/share/share-actions';
import { shareableItem } from '@/components/share/shareable';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { itemPicture, itemsText } from '@/lib/economy/orders/item-words';
import { zonedMoment } from '@/lib/format/dates';

import { TransactionLink } from '../provenance/transaction-link';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '../../ui/dialog';

type SaleDialogProps = { sale: Activity; onClose: () => void; onClosed: () => void };

export function SaleDialog({ sale, onClose, onClosed }: SaleDialogProps) {
  const { items, price, at } = sale;
  const [item] = items;
  const line = price ? `Sold for ${shortPrice(price)}` : 'Sold';
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="wrap-anywhere" onCloseAutoFocus={onClosed}>
        <DialogTitle>{itemsText(items)}</DialogTitle>
        <DialogDescription>
          {line}, {zonedMoment(new Date(at))}
        </DialogDescription>
        {item && (
          <>
            <SafePicture
              src={itemPicture(item)}
              size={400}
              eager
              className="aspect-square w-full overflow-hidden rounded-card bg-wall"
            />
            <p className="text-sm empty:hidden">
              <TransactionLink settled={sale} />
            </p>
            <ShareActions of={{ ...shareableItem(item, line), title: itemsText(items) }} />
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
