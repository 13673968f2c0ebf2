import { gated } from '../gated';

export default gated(
  'construct',
  async () => (await import('@/features/construct/construct-screen')).ConstructScreen,
);
