import { Download } from 'lucide-react';
import { useState } from 'react';

import { downloadFile } from '@/lib/download-file';
import { drawLook } from '@/lib/looks/draw-look';
import type { Layer } from '@/lib/looks/look';
import { toasts } from '@/lib/toasts';

import { Button } from '../ui/button';
import { Spinner } from '../ui/spinner';

type SavePictureProps = {
  /** The layers of the picture, ordered from back to front. */
  layers: readonly Layer[];
  size: number;
  mark?: string | undefined;
  fileName: string;
};

export function SavePicture({ layers, size, mark, fileName }: SavePictureProps) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const options = mark === undefined ? { size } : { size, mark };
      downloadFile(await drawLook(layers, options), fileName);
    } catch {
      toasts.show({
        kind: 'error',
        header: 'Couldn’t save the picture',
        description: 'A part of it couldn’t be loaded. Try again in a moment.',
      });
    }
    setSaving(false);
  };
  return (
    <Button
      variant="outline"
      size="sm"
      aria-disabled={isSaving}
      onClick={() => {
        if (!isSaving) void save();
      }}
    >
      {isSaving ? <Spinner aria-hidden /> : <Download aria-hidden />}
      <span>Save picture</span>
    </Button>
  );
}
