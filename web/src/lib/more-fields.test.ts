import { withMoreFields } from '@trait-market/contract/testing/more-fields';
import { responseExamples } from '@trait-market/contract/testing/response-examples';
import { expect, test } from 'vitest';

import { createApiFetcher } from './api-fetcher';

test.each(responseExamples())(
  'E455 reads $name as documented if every object of it has unknown fields',
  async ({ route, status, body }) => {
    const read = createApiFetcher(
      () => undefined,
      () => Promise.resolve(Response.json(withMoreFields(body), { status })),
    );
    const response = await read({
      route,
      path: '/',
      method: route.method,
      headers: {},
      body: undefined,
      rawBody: undefined,
      rawQuery: undefined,
      contentType: undefined,
    });
    expect(response.body).toMatchObject(Object(body));
  },
);
