import { gated } from '../gated';

export default gated(
  'extract',
  async () => (await import('@/features/extract/extract-screen')).ExtractScreen,
);
