import { TheLightArt } from '@/components/art/the-light-art';
import { NextLink } from '@/components/next-link';
import { paths } from '@/config/paths';
import { FeaturePreview } from '@/features/previews/feature-preview';
import { ConnectButton } from '@/features/sign-in/connect-button';

import { Actions } from '../actions';
import { FeatureGate } from '../feature-gate';
import { lazyScreen } from '../lazy-screen';

const TheLightScreen = lazyScreen(
  async () => (await import('@/features/the-light/the-light-screen')).TheLightScreen,
);

function Preview() {
  return (
    <FeaturePreview
      title="The Light"
      stage="stage-the-light"
      art={<TheLightArt />}
      lead="Give a trait up for good. What goes into the light is burned, and no one can ever own it again."
      next={<NextLink to={paths.reroll}>Want something in return?</NextLink>}
    >
      <p className="max-w-text border-l-4 border-danger pl-5 text-lg">
        Burning can’t be undone, by you or by us. When this page opens, you’ll see the trait, type
        its name, and sign. Until then, nothing here can burn anything.
      </p>
    </FeaturePreview>
  );
}

export default function TheLight() {
  return (
    <FeatureGate
      flag="the-light"
      open={
        <Actions>
          <TheLightScreen connectButton={<ConnectButton />} />
        </Actions>
      }
      closed={<Preview />}
    />
  );
}
