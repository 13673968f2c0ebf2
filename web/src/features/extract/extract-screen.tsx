import type { ReactNode } from 'react';

import { ExtractArt } from '@/components/art/extract-art';
import { Editor } from '@/components/editor/editor';
import { paths } from '@/config/paths';

import { ExtractEditor } from './extract-editor';

export function ExtractScreen({ connectButton }: { connectButton: ReactNode }) {
  return (
    <Editor
      title="Extract"
      lead="Take traits off an avatar. Each becomes a separate NFT that you can keep, sell, trade or wear elsewhere."
      connectButton={connectButton}
      art={<ExtractArt />}
      addressFor={paths.extractFrom}
    >
      {({ avatar }) => <ExtractEditor avatar={avatar} />}
    </Editor>
  );
}
