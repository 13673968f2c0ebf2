import type { AmountRow } from '@/components/economy/prices/amount-rows';
import { CopyValue } from '@/components/copy-value';
import { TransactionLink, type Settled } from '@/components/economy/provenance/transaction-link';
import { shortenAddress } from '@/lib/format/shorten-address';

/** Returns the row of a receipt that names its transaction, if the provider knows it. */
export const transactionRows = (settled: Settled | null | undefined): AmountRow[] =>
  settled?.transactionHash === undefined
    ? []
    : [
        {
          label: 'Transaction',
          value: (
            <span className="inline-flex flex-wrap items-center justify-end gap-x-3">
              <CopyValue
                name="transaction hash"
                value={settled.transactionHash}
                shown={shortenAddress(settled.transactionHash)}
              />
              <TransactionLink settled={settled} isShort />
            </span>
          ),
        },
      ];
