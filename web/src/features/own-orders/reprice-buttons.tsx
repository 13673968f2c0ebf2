import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';

import { LOWER_BY, loweredBy, matchingFloor } from './reprice';
import { aboutText } from './terms-text';

export function RepriceButtons({ order }: { order: WalletOrder }) {
  const { start } = useActions();
  const matched = matchingFloor(order);
  const [percent] = LOWER_BY;
  const lowered = loweredBy(order, percent);
  const about = aboutText(order);
  return (
    <>
      {matched && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Match the floor: ${about}`}
          onClick={() => start({ kind: 'reprice', lines: [matched] })}
        >
          Match the floor
        </Button>
      )}
      {lowered && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Lower by ${percent}%: ${about}`}
          onClick={() => start({ kind: 'reprice', lines: [lowered] })}
        >
          Lower by {percent}%
        </Button>
      )}
    </>
  );
}
