import { lazyScreen } from '../lazy-screen';

/** Not behind the flag of packs: past draws stay verifiable while it is off. */
export default lazyScreen(
  async () => (await import('@/features/draw-log/draw-log-screen')).DrawLogScreen,
  'features/draw-log/draw-log-screen.tsx',
);
