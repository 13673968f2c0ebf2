import { pictureUrl } from '../picture-url';
import type { Art } from './shareable';

export type ArtFailure = 'missing' | 'refused' | 'not-drawn';

/** Why a picture couldn't be saved; the panel has a sentence for each reason. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  constructor(readonly reason: ArtFailure) {
    super(`The picture can't be saved: ${reason}.`);
  }
}

const load = async (url: string, crossOrigin: 'anonymous' | null): Promise<HTMLImageElement> => {
  const picture = new Image();
  picture.crossOrigin = crossOrigin;
  picture.referrerPolicy = 'no-referrer';
  picture.src = url;
  await picture.decode();
  return picture;
};

const loadLayer = async (layer: string): Promise<HTMLImageElement> => {
  const url = pictureUrl(layer);
  if (url === undefined) throw new PictureError('missing');
  try {
    // Requests the picture with CORS, because a canvas can't export other pictures.
    return await load(url, 'anonymous');
  } catch {
    // A host that shows the picture but refuses CORS is the cause if it loads without.
    const isShown = await load(url, null).then(
      () => true,
      () => false,
    );
    throw new PictureError(isShown ? 'refused' : 'missing');
  }
};

/** @throws PictureError when a layer can't be loaded */
export const loadArt = (art: readonly Art[]): Promise<HTMLImageElement[][]> =>
  Promise.all(art.map((layers) => Promise.all(layers.map(loadLayer))));
