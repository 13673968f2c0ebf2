import type { ReactNode } from 'react';

import { ExtractArt } from '@/components/art/extract-art';
import { Bench } from '@/components/bench/bench';
import { paths } from '@/config/paths';

import { ExtractBench } from './extract-bench';

export function ExtractScreen({ connectButton }: { connectButton: ReactNode }) {
  return (
    <Bench
      title="Extract"
      lead="Take traits off an avatar. Each becomes a separate NFT that you can keep, sell, trade or wear elsewhere."
      connectButton={connectButton}
      art={<ExtractArt />}
      addressFor={paths.extractFrom}
    >
      {({ avatar }) => <ExtractBench avatar={avatar} />}
    </Bench>
  );
}
