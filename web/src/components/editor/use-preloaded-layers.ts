import { useEffect } from 'react';

import { pictureUrl } from '../picture-url';

/** The number of recently shown layers that stay decoded in memory. */
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
  // The stage reports layers that failed to load.
  picture.decode().catch(() => pictures.delete(url));
  return picture;
};

/** Preloads wearable traits' layers, so that a chosen trait appears in the next frame. */
export const usePreloadedLayers = (layers: readonly (string | undefined)[]): void => {
  const key = layers.filter((url) => url !== undefined).join('\n');
  useEffect(() => {
    for (const url of key.split('\n')) {
      const address = pictureUrl(url);
      if (address !== undefined) cache(address);
    }
  }, [key]);
};
