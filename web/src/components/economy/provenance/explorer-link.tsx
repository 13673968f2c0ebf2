import { NewTabLink } from '@/components/new-tab-link';
import { useAppConfig } from '@/config/app-config-context';
import type { TokenRef } from '@/lib/economy/tokens/token-ref';

const explorerPage = (explorer: string, { token, tokenId }: TokenRef): string =>
  `${explorer}/token/${token}?${new URLSearchParams({ a: tokenId }).toString()}`;

/** Links to the token on the operator's block explorer; without one there is no link. */
export function ExplorerLink({ token, className }: { token: TokenRef; className: string }) {
  const explorer = useAppConfig().explorerUrls[token.chainId];
  // A link must never lead to another scheme, such as `javascript:`.
  if (!explorer?.startsWith('https://') || !URL.canParse(explorer)) return null;
  return (
    <NewTabLink href={explorerPage(explorer, token)} className={className}>
      View on {new URL(explorer).hostname}
    </NewTabLink>
  );
}
