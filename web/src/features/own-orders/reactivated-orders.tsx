import type { WalletAddress } from '@trait-market/contract/wallet-address';

import { TimeAgo } from '@/components/economy/time-ago';
import { plainText } from '@/lib/format/plain-text';

import { useReactivations } from './use-reactivations';

/** Notices that are shown at once. */
const SHOWN = 3;

/** Orders that can be filled again after a while, the latest first. Nothing where there are none. */
export function ReactivatedOrders({ address }: { address: WalletAddress }) {
  const { data: notices = [], dataUpdatedAt } = useReactivations(address);
  if (notices.length === 0) return null;
  return (
    <section
      aria-labelledby="reactivated"
      className="mb-10 max-w-text rounded-control border-l-4 border-warning bg-surface-raised px-4 py-3"
    >
      <h2 id="reactivated" className="font-semibold">
        Recently active again
      </h2>
      <ul className="mt-1 grid gap-1 text-sm">
        {notices.slice(0, SHOWN).map(({ orderHash, at, message }) => (
          <li key={`${orderHash} ${at}`} className="break-words">
            {plainText(message)}{' '}
            <span className="text-muted">
              <TimeAgo at={at} now={new Date(dataUpdatedAt)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
