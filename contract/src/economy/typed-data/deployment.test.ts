import { expect, test } from 'vitest';

import { deploymentOf, isSaltOf, orderSalt } from './deployment';

const here = deploymentOf('https://market.example');

test('a deployment is its origin, whatever page is open', () => {
  expect(deploymentOf('https://market.example/traits/fez?sort=name#top')).toBe(here);
  expect(deploymentOf('https://MARKET.example:443')).toBe(here);
});

test.each([
  'http://market.example',
  'https://market.example:8443',
  'https://staging.market.example',
  'https://market.example.evil.example',
])('%s is another deployment', (other) => {
  expect(deploymentOf(other)).not.toBe(here);
});

test('T64 the salt of an order names the deployment that it was made on', () => {
  const salt = orderSalt(here, 2n ** 256n - 1n);
  expect(isSaltOf(here, salt)).toBe(true);
  expect(isSaltOf(deploymentOf('https://staging.market.example'), salt)).toBe(false);
  expect(isSaltOf(here, '48151623420')).toBe(false);
  expect(orderSalt(here, 1n)).not.toBe(orderSalt(here, 2n));
});
