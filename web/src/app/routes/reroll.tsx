import { gated } from '../gated';

export default gated(
  'reroll',
  async () => (await import('@/features/reroll/reroll-screen')).RerollScreen,
);
