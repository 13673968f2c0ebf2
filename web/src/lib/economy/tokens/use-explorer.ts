import type { ChainId } from '@trait-market/contract/economy/shared';

import { useAppConfig } from '@/config/app-config-context';

/** Returns the origin of the operator's block explorer; undefined without one. */
export const useExplorer = (chainId: ChainId): string | undefined => {
  const explorer = useAppConfig().explorerUrls[chainId];
  // A link must never lead to another scheme, such as `javascript:`.
  if (!explorer?.startsWith('https://') || !URL.canParse(explorer)) return undefined;
  return explorer;
};
