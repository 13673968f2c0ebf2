import { gated } from '../gated';

export default gated(
  'construct-premium',
  async () => (await import('@/features/construct-premium/premium-screen')).PremiumScreen,
);
