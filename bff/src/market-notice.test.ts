import { expect, test } from 'vitest';

import { readConfig } from './config/config';
import { marketNotice } from './market-notice';

const noticeOf = (market: Record<string, string>) =>
  marketNotice(readConfig({ PROVIDER_URL: 'https://api.example.com', ...market }));

test('says how to open the market', () => {
  expect(noticeOf({})).toMatch(
    /^The market is off: \/economy\/v1 responds with 404\. Set ECONOMY=on/,
  );
  expect(noticeOf({ ECONOMY: 'on' })).toContain('its pages are disabled: set FEATURE_FLAGS_HOST');
});

test('says nothing when the market can be open', () => {
  const flags = { FEATURE_FLAGS_HOST: 'https://flags.example', FEATURE_FLAGS_KEY: 'sdk' };
  expect(noticeOf({ ECONOMY: 'on', ...flags })).toBeUndefined();
});
