import type { WalletAddress } from '@trait-market/contract/shared';

import { Inventory } from '@/features/inventory/inventory';
import type { ProfileMarketView } from '@/features/profile/profile-market';
import { Certificates } from '@/features/the-light/certificates';
import { WalletHistory } from '@/features/wallet-history/wallet-history';

import { Actions } from './actions';

type OpenProfileProps = { address: WalletAddress; isOwn: boolean; view: ProfileMarketView };

export default function OpenProfile({ address, isOwn, view }: OpenProfileProps) {
  return (
    <Actions>
      {view === 'holdings' && <Inventory address={address} isOwn={isOwn} />}
      {view === 'activity' && <WalletHistory address={address} isOwn={isOwn} />}
      {view === 'certificates' && <Certificates address={address} isOwn={isOwn} />}
    </Actions>
  );
}
