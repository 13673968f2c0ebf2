/** Returns whether the browser requests not to be tracked (GPC, or the older DNT). */
const isTrackingUnwanted = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true ||
  Reflect.get(navigator, 'doNotTrack') === '1';

/**
 * Sends anonymous usage data to a third party: no cookie, no referrer. It survives page unloads and
 * ignores failures. Nothing is sent when the browser requests not to be tracked.
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
