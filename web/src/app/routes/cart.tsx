import { Actions } from '../actions';
import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const CartScreen = lazyScreen(async () => (await import('@/features/cart/cart-screen')).CartScreen);
const CartClosed = lazyScreen(async () => (await import('@/features/cart/cart-closed')).CartClosed);

export default function Cart() {
  return (
    <FeatureGate
      flag="cart"
      open={
        <Actions>
          <CartScreen />
        </Actions>
      }
      closed={<CartClosed />}
    />
  );
}
