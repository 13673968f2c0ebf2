import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const LeadersScreen = lazyScreen(
  async () => (await import('@/features/leaders/leaders-screen')).LeadersScreen,
  'features/leaders/leaders-screen.tsx',
);

export default function Leaders() {
  return (
    <FeatureGate flag="leaders">
      <LeadersScreen />
    </FeatureGate>
  );
}
