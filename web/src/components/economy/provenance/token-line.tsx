import { CHAINS } from '@trait-market/contract/economy/shared';
import type { ReactNode } from 'react';

import { CopyValue } from '@/components/copy-value';
import type { TokenRef } from '@/lib/economy/tokens/token-ref';
import { checksumAddress } from '@/lib/format/checksum-address';
import { shortenAddress } from '@/lib/format/shorten-address';

import { ExplorerLink } from './explorer-link';
import { STANDARDS } from './standards';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-6 items-center gap-x-1.5">
      <dt>{name}</dt>
      <dd className="text-foreground">{children}</dd>
    </div>
  );
}

/** Shows the token's network, contract and ID in short; the provenance has the full values. */
export function TokenLine({ token }: { token: TokenRef }) {
  const contract = checksumAddress(token.token);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <dl aria-label="Token" className="contents">
        <Fact name={STANDARDS[token.kind]}>{CHAINS[token.chainId].name}</Fact>
        <Fact name="Contract">
          <CopyValue name="contract address" value={contract} shown={shortenAddress(contract)} />
        </Fact>
        <Fact name="Token ID">
          <CopyValue name="token id" value={token.tokenId} shown={shortenAddress(token.tokenId)} />
        </Fact>
      </dl>
      <ExplorerLink
        token={token}
        className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-foreground"
      />
    </div>
  );
}
