import { gated } from '../gated';

export default gated(
  'packs',
  async () => (await import('@/features/packs/packs-screen')).PacksScreen,
  'features/packs/packs-screen.tsx',
);
