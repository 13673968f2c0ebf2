import { useEffect } from 'react';

import { pictureUrl } from '../picture-url';

/** The maximum number of recently shown layers that stay decoded in memory. */
const MAX_LAYERS = 120;
const pictures = new Map<string, HTMLImageElement>();

const cache = (url: string): void => {
  const cached = pictures.get(url);
  pictures.delete(url);
  pictures.set(url, cached ?? load(url));
  const [oldest] = pictures.keys();
  if (pictures.size > MAX_LAYERS && oldest !== undefined) pictures.delete(oldest);
};

const load = (url: string): HTMLImageElement => {
  const picture = new Image();
  picture.referrerPolicy = 'no-referrer';
  picture.src = url;
  // Ignores the failure, because the stage reports layers that failed to load.
  picture.decode().catch(() => pictures.delete(url));
  return picture;
};

/** Preloads the layers of wearable traits, so that a selected trait appears in the next frame. */
export const usePreloadedLayers = (layers: readonly (string | undefined)[]): void => {
  const key = layers.filter((url) => url !== undefined).join('\n');
  useEffect(() => {
    for (const url of key.split('\n')) {
      const address = pictureUrl(url);
      if (address !== undefined) cache(address);
    }
  }, [key]);
};
