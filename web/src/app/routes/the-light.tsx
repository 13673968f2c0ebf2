import { gated } from '../gated';

export default gated(
  'the-light',
  async () => (await import('@/features/the-light/the-light-screen')).TheLightScreen,
);
