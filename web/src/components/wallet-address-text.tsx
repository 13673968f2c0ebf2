import type { WalletAddress } from '@trait-market/contract/shared';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

import { cn } from '@/lib/cn';
import { copyText } from '@/lib/copy-text';
import { shortenAddress } from '@/lib/format/shorten-address';

type WalletAddressTextProps = { address: WalletAddress; className?: string };

export function WalletAddressText({ address, className }: WalletAddressTextProps) {
  const [isCopied, setCopied] = useState<boolean>();
  return (
    <span className={cn('inline-flex flex-wrap items-center gap-x-2', className)}>
      <button
        type="button"
        title={address}
        aria-label={`Copy address ${shortenAddress(address)}`}
        onClick={({ currentTarget }) => {
          void copyText(address, currentTarget).then(setCopied);
        }}
        className="inline-flex min-h-6 cursor-pointer items-center gap-2 rounded-tag font-mono text-sm text-muted hover:text-foreground"
      >
        {shortenAddress(address)}
        {isCopied === true ? (
          <Check aria-hidden className="size-4 text-success" />
        ) : (
          <Copy aria-hidden className="size-4" />
        )}
      </button>
      <span role="status" className={isCopied === false ? 'text-sm text-muted' : 'sr-only'}>
        {isCopied === undefined
          ? ''
          : isCopied
            ? 'Address copied'
            : 'Couldn’t copy. Select the address and copy it.'}
      </span>
      {isCopied === false && (
        <span className="font-mono text-sm wrap-anywhere select-all">{address}</span>
      )}
    </span>
  );
}
