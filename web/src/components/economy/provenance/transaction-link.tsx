import type { ChainId, TransactionHash } from '@trait-market/contract/economy/shared';
import { ExternalLink, FlaskConical } from 'lucide-react';

import { NewTabLink } from '@/components/new-tab-link';
import { useAppConfig } from '@/config/app-config-context';
import { useExplorer } from '@/lib/economy/tokens/use-explorer';
import { cn } from '@/lib/cn';

export type Settled = { chainId: ChainId; transactionHash?: TransactionHash | undefined };

type TransactionLinkProps = {
  settled: Settled;
  /** What the transaction settled, which distinguishes the links of a list. */
  what?: string;
  isIcon?: boolean;
  /** Shows one word, next to a label that names the transaction. */
  isShort?: boolean;
  className?: string;
};

/**
 * Links to the transaction on the operator's block explorer; without an explorer or a known hash
 * there is no link. No explorer knows the transactions of a mock, so they are called simulated.
 */
export function TransactionLink({
  settled: { chainId, transactionHash },
  what,
  isIcon = false,
  isShort = false,
  className,
}: TransactionLinkProps) {
  const explorer = useExplorer(chainId);
  const isSimulated = useAppConfig().mockControlUrl !== null;
  if (transactionHash === undefined) return null;
  const about = what === undefined ? '' : ` of ${what}`;
  if (isSimulated)
    return (
      <span
        title={`Simulated transaction ${transactionHash}`}
        className={cn(!isIcon && 'inline-flex items-center gap-1.5', 'text-muted', className)}
      >
        <FlaskConical aria-hidden className="size-4 shrink-0" />
        <span className={isIcon ? 'sr-only' : ''}>
          Simulated <span className={isShort ? 'sr-only' : ''}>transaction</span>
        </span>
      </span>
    );
  if (explorer === undefined) return null;
  return (
    <NewTabLink
      href={`${explorer}/tx/${transactionHash}`}
      className={cn(
        isIcon ? 'text-muted hover:text-foreground' : 'underline underline-offset-4',
        className,
      )}
    >
      {isIcon && <ExternalLink aria-hidden className="size-4" />}
      <span className={isIcon ? 'sr-only' : ''}>
        View <span className={isShort ? 'sr-only' : ''}>transaction</span>
        <span className="sr-only">{about}</span>
      </span>
    </NewTabLink>
  );
}

/** Explains the icon of simulated transactions, once below a list. */
export function SimulatedNote() {
  if (useAppConfig().mockControlUrl === null) return null;
  return (
    <p className="mt-3 flex items-center gap-1.5 text-sm text-muted">
      <FlaskConical aria-hidden className="size-4 shrink-0" />
      Simulated transaction, which no block explorer knows
    </p>
  );
}
