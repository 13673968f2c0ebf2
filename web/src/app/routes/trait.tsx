import { useLocation, useParams } from 'react-router-dom';

import { QuickBuyOfView } from '@/features/quick-buy/quick-buy-of-card';
import { traitFromLink } from '@/features/traits/trait-from-link';

import { Actions } from '../actions';
import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const TraitPage = lazyScreen(
  async () => (await import('@/features/trait-page/trait-page')).TraitPage,
  'features/trait-page/trait-page.tsx',
);
const TraitScreen = lazyScreen(
  async () => (await import('@/features/traits/trait-screen')).TraitScreen,
  'features/traits/trait-screen.tsx',
);

export default function Trait() {
  const { id = '' } = useParams();
  const { state } = useLocation();
  // Encoded, because ts-rest inserts parameters into paths unchanged.
  const segment = encodeURIComponent(id);
  return (
    <FeatureGate flag="market" closed={<TraitScreen id={id} trait={traitFromLink(state, id)} />}>
      <Actions>
        <TraitPage key={segment} id={segment} />
        <QuickBuyOfView />
      </Actions>
    </FeatureGate>
  );
}
