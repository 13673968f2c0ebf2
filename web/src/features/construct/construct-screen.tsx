import type { ReactNode } from 'react';

import { ConstructArt } from '@/components/art/construct-art';
import { Editor } from '@/components/editor/editor';
import { paths } from '@/config/paths';
import { constructLook } from '@/lib/looks/editor-address';

import { ConstructEditor } from './construct-editor';

export function ConstructScreen({ connectButton }: { connectButton: ReactNode }) {
  return (
    <Editor
      title="Construct"
      lead="Dress an avatar of yours in traits you hold, or try on what’s for sale and buy it on the way."
      connectButton={connectButton}
      art={<ConstructArt />}
      addressFor={(avatar, { wear, isWhole }) =>
        isWhole ? constructLook(avatar, wear) : paths.constructOn(avatar, wear)
      }
    >
      {({ avatar, address, wish }) => (
        <ConstructEditor avatar={avatar} address={address} wish={wish} />
      )}
    </Editor>
  );
}
