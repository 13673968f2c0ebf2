import { Spinner } from '@/components/ui/spinner';
import type { WalletOption } from '@/lib/wallet/wallet';

import { WalletIcon } from './wallet-icon';

const HINTS: Record<WalletOption['kind'], string> = {
  announced: 'Found in your browser',
  extension: 'Browser extension',
  hosted: 'Hosted by the exchange, no extension needed',
  relay: 'Scan a code with the wallet on your phone',
  injected: 'Whatever wallet your browser brings',
  demo: 'No wallet? Look around with this one',
};

type WalletListProps = {
  options: readonly WalletOption[];
  /** The wallet that is being waited for. */
  pendingId: string | undefined;
  /** The wallet that has just failed: it takes the focus back that it lost while disabled. */
  failedId: string | undefined;
  isLoading: boolean;
  onChoose: (option: WalletOption) => void;
};

const focus = (element: HTMLElement | null) => element?.focus();

/** The wallet connectors (§2 Sign-in dialog), disabled while loading (§4). */
export function WalletList({ options, pendingId, failedId, isLoading, onChoose }: WalletListProps) {
  return (
    <ul className="grid gap-2">
      {options.map((option) => (
        <li key={option.id}>
          <button
            type="button"
            ref={failedId === option.id ? focus : null}
            disabled={isLoading}
            onClick={() => onChoose(option)}
            aria-describedby={`wallet-hint-${option.id}`}
            aria-label={option.name}
            className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-control border border-hairline bg-surface-raised px-3 py-2 text-left transition-colors hover:border-control disabled:cursor-default disabled:opacity-60"
          >
            <WalletIcon option={option} />
            <span className="grid min-w-0 flex-1">
              <span className="truncate font-semibold">{option.name}</span>
              <span id={`wallet-hint-${option.id}`} className="text-xs text-muted">
                {option.isRecent ? 'Used last' : HINTS[option.kind]}
              </span>
            </span>
            {pendingId === option.id && <Spinner aria-label="Waiting" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
