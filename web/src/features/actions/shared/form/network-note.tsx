import { CHAIN_IDS, CHAINS, type ChainId } from '@trait-market/contract/economy/shared';

import { listText } from '@/lib/format/list-text';
import { useWalletChain } from '@/lib/session/use-wallet-chain';

type NetworkNoteProps = {
  /** The networks on which the action is signed. */
  chains: readonly ChainId[];
};

/** Announces that the wallet will be asked to switch, because it signs only for its own network. */
export function NetworkNote({ chains }: NetworkNoteProps) {
  const current = useWalletChain();
  const others = [...new Set(chains)].filter((chainId) => chainId !== current);
  if (current === undefined || others.length === 0) return null;
  const own = CHAIN_IDS.find((chainId) => chainId === current);
  const name = own === undefined ? 'another network' : CHAINS[own].name;
  const names = others.map((chainId) => CHAINS[chainId].name);
  return (
    <p className="text-sm text-muted">
      {`Your wallet is on ${name}. Before it signs, it’ll ask you to switch to ${listText(names)}.`}
    </p>
  );
}
