import type { WalletAddress } from '@trait-market/contract/wallet-address';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

import { cn } from '@/lib/cn';
import { shortenAddress } from '@/lib/format/shorten-address';

type WalletAddressTextProps = {
  address: WalletAddress;
  /** Puts a text on the clipboard; rejects when the browser forbids it. */
  copy?: (text: string) => Promise<void>;
  className?: string;
};

const writeToClipboard = (text: string) => navigator.clipboard.writeText(text);

type CopyState = 'idle' | 'copied' | 'refused';

const words: Record<CopyState, string> = {
  idle: '',
  copied: 'Address copied',
  refused: 'Your browser blocked copying',
};

/** A shortened address; the whole of it is in the title and, when pressed, on the clipboard. */
export function WalletAddressText({
  address,
  copy = writeToClipboard,
  className,
}: WalletAddressTextProps) {
  const [state, setState] = useState<CopyState>('idle');
  return (
    <span className={cn('inline-flex items-center gap-1', className)}>
      <button
        type="button"
        title={address}
        aria-label={`Copy address ${shortenAddress(address)}`}
        onClick={() => {
          copy(address).then(
            () => setState('copied'),
            () => setState('refused'),
          );
        }}
        className="inline-flex min-h-6 cursor-pointer items-center gap-2 rounded-tag font-mono text-sm text-muted hover:text-foreground"
      >
        <span translate="no">{shortenAddress(address)}</span>
        {state === 'copied' ? (
          <Check aria-hidden className="size-4 text-success" />
        ) : (
          <Copy aria-hidden className="size-4" />
        )}
      </button>
      <span role="status" className={state === 'refused' ? 'text-sm text-muted' : 'sr-only'}>
        {words[state]}
      </span>
    </span>
  );
}
