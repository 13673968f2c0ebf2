import { gated } from '../gated';

export default gated(
  'constructions',
  async () => (await import('@/features/constructions/construct-feed')).ConstructFeed,
  'features/constructions/construct-feed.tsx',
);
