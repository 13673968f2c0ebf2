import type { ComponentType, ReactNode } from 'react';

import type { PreviewedFeature } from '@/features/previews/previews';
import { ConnectButton } from '@/features/sign-in/connect-button';

import { Actions } from './actions';
import { FeatureGate } from './feature-gate';
import { lazyScreen } from './lazy-screen';

/** Returns the route of a feature's screen, on which actions can be started. */
export const gated = (
  flag: PreviewedFeature,
  load: () => Promise<ComponentType<{ connectButton: ReactNode }>>,
  source?: string,
) => {
  const Screen = lazyScreen(load, source);
  return function Gated() {
    return (
      <FeatureGate flag={flag}>
        <Actions>
          <Screen connectButton={<ConnectButton />} />
        </Actions>
      </FeatureGate>
    );
  };
};
