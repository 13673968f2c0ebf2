import { Acts } from '../acts';
import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const CartScreen = lazyScreen(async () => (await import('@/features/cart/cart-screen')).CartScreen);
const CartClosed = lazyScreen(async () => (await import('@/features/cart/cart-closed')).CartClosed);

export default function Cart() {
  return (
    <FeatureGate
      flag="cart"
      open={
        <Acts>
          <CartScreen />
        </Acts>
      }
      closed={<CartClosed />}
    />
  );
}
