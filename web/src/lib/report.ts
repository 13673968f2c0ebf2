/**
 * Returns whether the browser asks sites not to track the user (GPC, or the older Do Not Track).
 */
const isTrackingUnwanted = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true ||
  Reflect.get(navigator, 'doNotTrack') === '1';

/**
 * Sends a report without cookies and referrer, even while the page unloads. Sends nothing if the
 * browser asks not to track the user.
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
