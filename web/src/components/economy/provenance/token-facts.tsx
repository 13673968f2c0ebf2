import { CHAINS } from '@trait-market/contract/economy/shared';
import { useId, useState, type ReactNode } from 'react';

import { CopyValue } from '@/components/copy-value';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import type { TokenRef } from '@/lib/economy/tokens/token-ref';
import { checksumAddress } from '@/lib/format/checksum-address';

import { ExplorerLink } from './explorer-link';
import { MetadataPanel } from './metadata-panel';
import { STANDARDS } from './standards';

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 border-t border-hairline py-2.5 first:border-t-0 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="min-w-0 text-sm">{children}</dd>
    </div>
  );
}

export function TokenFacts({ token }: { token: TokenRef }) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <div className="grid content-start gap-4">
      <dl className="grid">
        <Row name="Network">{CHAINS[token.chainId].name}</Row>
        <Row name="Token standard">{STANDARDS[token.kind]}</Row>
        <Row name="Contract">
          <CopyValue name="contract address" value={checksumAddress(token.token)} />
        </Row>
        <Row name="Token ID">
          <CopyValue name="token id" value={token.tokenId} />
        </Row>
      </dl>
      <div className="flex flex-wrap gap-2">
        <ExplorerLink
          token={token}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        />
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide metadata' : 'View metadata'}
        </Button>
      </div>
      {isOpen && (
        <div id={panel} className="grid gap-3">
          <MetadataPanel token={token} />
        </div>
      )}
    </div>
  );
}
