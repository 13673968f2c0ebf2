import { ErrorBodySchema } from '@trait-market/contract/shared';
import type { Test } from 'supertest';
import { expect } from 'vitest';

export const expectRefusal = async (call: Test, status: number): Promise<string> => {
  const response = await call;
  expect({ status: response.status, body: response.body }).toMatchObject({ status });
  const { message } = ErrorBodySchema.parse(response.body);
  expect(message).not.toBe('');
  return message;
};
