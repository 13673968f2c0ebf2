import { ClosedPage } from '@/components/page/empty-page';
import { paths } from '@/config/paths';

import { Actions } from '../actions';
import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const CartScreen = lazyScreen(async () => (await import('@/features/cart/cart-screen')).CartScreen);

const closed = (
  <ClosedPage title="Cart" next={['Search for traits', paths.market]}>
    The cart isn’t open yet. Once it is, you can add traits from any seller and buy them together.
  </ClosedPage>
);

export default function Cart() {
  return (
    <FeatureGate flag="cart" closed={closed}>
      <Actions>
        <CartScreen />
      </Actions>
    </FeatureGate>
  );
}
