import { ClosedPage } from '@/components/page/empty-page';
import { paths } from '@/config/paths';

import { Actions } from '../actions';
import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const CompareScreen = lazyScreen(
  async () => (await import('@/features/compare/compare-screen')).CompareScreen,
);

const closed = (
  <ClosedPage title="Compare" next={['Search for traits', paths.market]}>
    Comparing isn’t open yet. Once the market is, you can see up to four traits or avatars side by
    side here.
  </ClosedPage>
);

export default function Compare() {
  return (
    <FeatureGate flag="market" closed={closed}>
      <Actions>
        <CompareScreen />
      </Actions>
    </FeatureGate>
  );
}
