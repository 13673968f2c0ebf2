import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { lazyComponent } from '@/components/lazy-component';
import { OpeningDialog } from '@/components/opening-dialog';
import { quickBuy, wallOffers } from '@/lib/quick-buy';
import { useSession } from '@/lib/session/use-session';
import { hasActionDraft } from '@/lib/storage';
import { useStore } from '@/lib/use-store';

import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const BrowseScreen = lazyScreen(
  async () => (await import('@/features/browse/browse-screen')).BrowseScreen,
  'features/browse/browse-screen.tsx',
);
const MarketScreen = lazyScreen(
  async () => (await import('@/features/traits/market-screen')).MarketScreen,
  'features/traits/market-screen.tsx',
);

const AvatarWall = lazyScreen(
  async () => (await import('../avatar-wall')).AvatarWall,
  'app/avatar-wall.tsx',
);

const forget = () => quickBuy.write(undefined);

/** Shows a loading dialog after the first press of Buy, until the code that handles it loads. */
function OpeningQuickBuy() {
  return useStore(quickBuy) === undefined ? null : (
    <OpeningDialog title="Buy" code={{ kind: 'loading' }} onRetry={forget} onCancel={forget} />
  );
}

const QuickBuy = lazyComponent(async () => (await import('../quick-buy')).QuickBuy, {
  loading: <OpeningQuickBuy />,
});

export default function Market() {
  const pressed = useStore(quickBuy);
  const offers = useStore(wallOffers);
  const { address } = useSession();
  const isAvatars = useSearchParams()[0].get('kind') === 'avatars';
  // Keeps the actions mounted once rendered, because their receipt is shown after the press has
  // been handled.
  const [hasActions, setHasActions] = useState(false);
  // A stored draft needs the actions too, because a reload resumes a pending action.
  const needsActions =
    pressed !== undefined ||
    offers !== undefined ||
    (address !== undefined && hasActionDraft(address));
  if (needsActions && !hasActions) setHasActions(true);
  return (
    <>
      <FeatureGate flag="market" closed={<MarketScreen />}>
        {isAvatars ? <AvatarWall /> : <BrowseScreen />}
      </FeatureGate>
      {!isAvatars && hasActions && <QuickBuy />}
    </>
  );
}
