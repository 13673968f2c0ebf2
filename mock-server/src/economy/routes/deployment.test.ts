import { deploymentOf } from '@trait-market/contract/economy/typed-data';
import supertest from 'supertest';
import { expect, onTestFinished, test } from 'vitest';

import { createMockServer } from '../../app/mock-server';

test('E363 the deployment is the hash of the product’s origin', async () => {
  const mock = await createMockServer({
    port: 0,
    host: '127.0.0.1',
    users: 12,
    traits: 60,
    productUrl: 'https://market.example/some/page',
  });
  onTestFinished(() => mock.stop());
  const { body } = await supertest(mock.url).get('/economy/v1/deployment').expect(200);
  expect(body).toMatchObject({
    origin: 'https://market.example',
    deployment: deploymentOf('https://market.example'),
    chains: [{ chainId: 1 }, { chainId: 137 }],
  });
  const { body: signed } = await supertest(mock.url).get('/signed-actions.json').expect(200);
  expect(signed.actions.length).toBeGreaterThan(20);
});
