import { withMoreFields } from '@trait-market/contract/testing/more-fields';
import { responseExamples } from '@trait-market/contract/testing/response-examples';
import { expect, test } from 'vitest';

import { checkedResponse } from './checked-response';

test.each(responseExamples())(
  'E455 forwards $name unchanged if every object of it has unknown fields',
  ({ route, status, body }) => {
    const bytes = Buffer.from(JSON.stringify(withMoreFields(body)));
    const headers = { 'content-type': 'application/json' };
    expect(checkedResponse(route, { status, headers, bytes }, 'r1').body).toBe(bytes);
  },
);
