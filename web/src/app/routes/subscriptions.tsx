import { gated } from '../gated';

export default gated(
  'subscriptions',
  async () => (await import('@/features/subscriptions/subscriptions-screen')).SubscriptionsScreen,
);
