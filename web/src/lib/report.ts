/** Returns whether the browser asks not to track the user (GPC or Do Not Track). */
const isTrackingUnwanted = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true ||
  Reflect.get(navigator, 'doNotTrack') === '1';

/** Sends no cookies or referrer, survives page unloads, and respects Do Not Track. */
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
