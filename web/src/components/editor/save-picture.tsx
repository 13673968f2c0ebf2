import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '@/lib/download-file';
import type { Layer } from '@/lib/looks/look';
import { toasts } from '@/lib/toasts';
import { Button } from '../ui/button';
import { Spinner } from '../ui/spinner';

const loaded = async (url: string): Promise<HTMLImageElement> => {
  const picture = new Image();
  // Requests the picture with CORS, because a canvas can't export other pictures.
  picture.crossOrigin = 'anonymous';
  picture.referrerPolicy = 'no-referrer';
  picture.src = url;
  await picture.decode();
  return picture;
};

/** Writes a caption at the bottom of the picture, so that no one mistakes it for a real avatar. */
const writeMark = (canvas: CanvasRenderingContext2D, size: number, mark: string): void => {
  const height = Math.round(size / 16);
  canvas.fillStyle = 'rgb(20 17 14)';
  canvas.fillRect(0, size - height, size, height);
  canvas.fillStyle = 'rgb(240 235 225)';
  canvas.font = `600 ${Math.round(height * 0.5)}px system-ui, sans-serif`;
  canvas.textBaseline = 'middle';
  canvas.fillText(mark, height / 2, size - height / 2);
};

/** Draws `layers` back to front; `size` is in pixels. @throws Error when one can't be drawn */
const drawLook = async (
  layers: readonly Layer[],
  { size, mark }: { size: number; mark?: string },
): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  const pictures = await Promise.all(layers.map(({ url }) => loaded(url)));
  for (const picture of pictures) context.drawImage(picture, 0, 0, size, size);
  if (mark !== undefined) writeMark(context, size, mark);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture could not be written.'));
    }, 'image/png');
  });
};

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
