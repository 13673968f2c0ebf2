import { Download } from 'lucide-react';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { PRODUCT_NAME } from '@/config/constants';
import { downloadFile, drawLook } from '@/lib/looks/draw-look';
import type { Layer } from '@/lib/looks/look';
import { toasts } from '@/lib/toasts';

/** Sides of the picture, in pixels. */
const SIZE = 1024;
/** What stands on it: nobody should take it for an avatar that there is. */
const MARK = `Not worn · ${PRODUCT_NAME} playground`;

/** Saves the look as a picture that says that nobody wears it. */
export function SavePicture({ layers }: { layers: readonly Layer[] }) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      downloadFile(await drawLook(layers, { size: SIZE, mark: MARK }), 'look-not-worn.png');
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
      Save picture
    </Button>
  );
}
