import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { lazyComponent } from '@/components/lazy-component';
import { OpeningDialog } from '@/components/opening-dialog';
import type { LoadState } from '@/lib/lazy-module';
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

const forget = (): void => {
  quickBuy.write(undefined);
  wallOffers.write(undefined);
};

/** Answers a press that needs code which is still loading, or which failed to load. */
function OpeningAction({
  code,
  onRetry = forget,
}: {
  code: LoadState<never>;
  onRetry?: () => void;
}) {
  const pressed = useStore(quickBuy);
  const isOffering = useStore(wallOffers) !== undefined;
  return (
    (pressed || isOffering) && (
      <OpeningDialog
        title={!pressed ? 'Make offers' : pressed.isOffer ? 'Make an offer' : 'Buy'}
        code={code}
        onRetry={onRetry}
        onCancel={forget}
      />
    )
  );
}

const QuickBuy = lazyComponent(async () => (await import('../quick-buy')).QuickBuy, {
  loading: <OpeningAction code={{ kind: 'loading' }} />,
  Failed: ({ tries, onRetry }) => (
    <OpeningAction code={{ kind: 'failed', tries }} onRetry={onRetry} />
  ),
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
  // A press doesn't outlive the page.
  useEffect(() => forget, []);
  return (
    <>
      <FeatureGate flag="market" closed={<MarketScreen />}>
        {isAvatars ? <AvatarWall /> : <BrowseScreen />}
      </FeatureGate>
      {!isAvatars && hasActions && <QuickBuy />}
    </>
  );
}
