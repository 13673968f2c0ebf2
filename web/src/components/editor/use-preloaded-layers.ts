import { useEffect } from 'react';

import { pictureUrl } from '../picture-url';

/** Preloads the layers of wearable traits, so that a selected trait appears in the next frame. */
export const usePreloadedLayers = (layers: readonly (string | undefined)[]): void => {
  const key = layers.filter((url) => url !== undefined).join('\n');
  useEffect(() => {
    const pictures: HTMLImageElement[] = [];
    for (const url of key.split('\n')) {
      const address = pictureUrl(url);
      if (address === undefined) continue;
      const picture = new Image();
      picture.referrerPolicy = 'no-referrer';
      picture.src = address;
      pictures.push(picture);
    }
    // Keeps the pictures until then, because a browser may discard those that nothing refers to.
    return () => {
      pictures.length = 0;
    };
  }, [key]);
};
