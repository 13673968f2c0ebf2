import type { ReactNode } from 'react';

import { ConstructArt } from '@/components/art/construct-art';
import { Bench } from '@/components/bench/bench';
import { paths } from '@/config/paths';

import { ConstructBench } from './construct-bench';

export function ConstructScreen({ connectButton }: { connectButton: ReactNode }) {
  return (
    <Bench
      title="Construct"
      lead="Dress an avatar of yours in traits you hold, or try on what’s for sale and buy it on the way."
      connectButton={connectButton}
      art={<ConstructArt />}
      addressFor={paths.constructOn}
    >
      {({ avatar, address, wear }) => (
        <ConstructBench avatar={avatar} address={address} wear={wear} />
      )}
    </Bench>
  );
}
