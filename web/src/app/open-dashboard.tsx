import type { WalletAddress } from '@trait-market/contract/shared';

import { CoinsView } from '@/features/coins/coins-view';
import type { MarketView } from '@/features/dashboard/dashboard-views';
import { Inventory } from '@/features/inventory/inventory';
import { NoticesView } from '@/features/notices/notices-view';
import { OrdersView } from '@/features/own-orders/orders-view';
import { Radar } from '@/features/own-orders/radar/radar';
import { QuickBuyOfView } from '@/features/quick-buy/quick-buy-of-card';
import { WalletHistory } from '@/features/wallet-history/wallet-history';
import { WatchlistView } from '@/features/watchlist/watchlist-view';

import { Actions } from './actions';

type OpenDashboardProps = { address: WalletAddress; view: MarketView };

function View({ address, view }: OpenDashboardProps) {
  switch (view) {
    case 'inventory':
      return <Inventory address={address} isOwn />;
    case 'orders':
      return <OrdersView address={address} />;
    case 'radar':
      return <Radar address={address} />;
    case 'balances':
      return <CoinsView />;
    case 'history':
      return <WalletHistory key={address} address={address} isOwn />;
    case 'watchlist':
      return (
        <>
          <WatchlistView />
          <QuickBuyOfView />
        </>
      );
    case 'notices':
      return <NoticesView />;
  }
}

export default function OpenDashboard(props: OpenDashboardProps) {
  return (
    <Actions>
      <View {...props} />
    </Actions>
  );
}
