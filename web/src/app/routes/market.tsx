import { useSearchParams } from 'react-router-dom';

import { lazyComponent } from '@/components/lazy-component';
import { OpeningDialog } from '@/components/opening-dialog';
import { quickBuy } from '@/lib/quick-buy';
import { useSession } from '@/lib/session/use-session';
import { hasActionDraft } from '@/lib/storage';
import { useStore } from '@/lib/use-store';

import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const BrowseScreen = lazyScreen(
  async () => (await import('@/features/browse/browse-screen')).BrowseScreen,
);
const MarketScreen = lazyScreen(
  async () => (await import('@/features/traits/market-screen')).MarketScreen,
);

const AvatarWall = lazyScreen(async () => (await import('../avatar-wall')).AvatarWall);

const forget = () => quickBuy.write(undefined);

const QuickBuy = lazyComponent(async () => (await import('../quick-buy')).QuickBuy, {
  // Handles the first press while its code loads.
  loading: (
    <OpeningDialog title="Buy" code={{ kind: 'loading' }} onRetry={forget} onCancel={forget} />
  ),
});

export default function Market() {
  const quickBuyRequest = useStore(quickBuy);
  const { address } = useSession();
  const isAvatars = useSearchParams()[0].get('kind') === 'avatars';
  return (
    <>
      <FeatureGate
        flag="market"
        open={isAvatars ? <AvatarWall /> : <BrowseScreen />}
        closed={<MarketScreen />}
      />
      {/* A reload resumes a pending action. */}
      {!isAvatars && (quickBuyRequest || (address && hasActionDraft(address))) && <QuickBuy />}
    </>
  );
}
