import { useEffect } from 'react';

import { pictureUrl } from '../picture-url';

/** How many layers stay decoded in memory: those that were seen last. */
const KEPT = 120;
const pictures = new Map<string, HTMLImageElement>();

const keep = (url: string): void => {
  const known = pictures.get(url);
  pictures.delete(url);
  pictures.set(url, known ?? load(url));
  const [oldest] = pictures.keys();
  if (pictures.size > KEPT && oldest !== undefined) pictures.delete(oldest);
};

const load = (url: string): HTMLImageElement => {
  const picture = new Image();
  picture.referrerPolicy = 'no-referrer';
  picture.src = url;
  // One that cannot be loaded is missed on the stage, and said there.
  picture.decode().catch(() => pictures.delete(url));
  return picture;
};

/**
 * Loads the layers of what stands ready to be put on, before it is: what is chosen then is seen in the
 * frame in which it is chosen, and nobody is asked.
 */
export const usePreloadedLayers = (layers: readonly (string | undefined)[]): void => {
  const key = layers.filter((url) => url !== undefined).join('\n');
  useEffect(() => {
    for (const url of key.split('\n')) {
      const address = pictureUrl(url);
      if (address !== undefined) keep(address);
    }
  }, [key]);
};
