import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const ActivityScreen = lazyScreen(
  async () => (await import('@/features/activity/activity-screen')).ActivityScreen,
  'features/activity/activity-screen.tsx',
);

export default function Activity() {
  return (
    <FeatureGate flag="activity">
      <ActivityScreen />
    </FeatureGate>
  );
}
