/** Whether the browser says that its owner does not want to be tracked (GPC, and before it DNT). */
const isTrackingUnwanted = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true ||
  Reflect.get(navigator, 'doNotTrack') === '1';

/**
 * Tells a third party something about how the product is used, never who uses it: no cookie, no
 * referrer. It outlives the page, and a failure goes unnoticed. Browsers that ask not to be
 * tracked send nothing.
 */
export const report = (url: string, body: object): void => {
  if (isTrackingUnwanted()) return;
  fetch(url, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    body: JSON.stringify(body),
  }).catch(() => undefined);
};
