import { NewTabLink } from '@/components/new-tab-link';
import type { TokenRef } from '@/lib/economy/tokens/token-ref';
import { useExplorer } from '@/lib/economy/tokens/use-explorer';

const explorerPage = (explorer: string, { token, tokenId }: TokenRef): string =>
  `${explorer}/token/${token}?${new URLSearchParams({ a: tokenId }).toString()}`;

/** Links to the token on the operator's block explorer; without one there is no link. */
export function ExplorerLink({ token, className }: { token: TokenRef; className: string }) {
  const explorer = useExplorer(token.chainId);
  if (explorer === undefined) return null;
  return (
    <NewTabLink href={explorerPage(explorer, token)} className={className}>
      View on {new URL(explorer).hostname}
    </NewTabLink>
  );
}
