import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';

import { thirdPartyErrors } from '../responses';

const c = initContract();

const LONGEST_MESSAGE = 2000;

export const chatContract = c.router(
  {
    message: {
      method: 'POST',
      path: '/messages',
      summary: 'Say something in the chat',
      body: z.strictObject({
        text: z.string().check(z.minLength(1), z.maxLength(LONGEST_MESSAGE)),
      }),
      responses: { 200: z.looseObject({ reply: z.string() }) },
    },
  },
  { pathPrefix: '/chat', commonResponses: thirdPartyErrors },
);
