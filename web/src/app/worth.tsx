import type { WalletAddress } from '@trait-market/contract/shared';

import { WorthView } from '@/features/worth/worth-view';

import { Actions } from './actions';

/** The worth of a wallet, whose unfinished action can be continued there. */
export default function Worth({ address }: { address: WalletAddress }) {
  return (
    <Actions>
      <WorthView address={address} />
    </Actions>
  );
}
