import { describe, expect, test } from 'vitest';

import { cancelAction, cancelAllAction } from '../actions/cancel';
import * as fixtures from '../../../fixtures/economy/orders';
import {
  AcceptOffersRequestSchema,
  FulfilRequestSchema,
  PostOrderSchema,
} from './order-requests.schema';
import { FulfilmentDataSchema } from './fulfilment-data.schema';
import { OrderSchema } from './orders.schema';
import {
  AcceptedOffersSchema,
  CancelledAllSchema,
  CartReceiptSchema,
  ReceiptSchema,
} from './receipts.schema';

test.each([
  [OrderSchema, fixtures.listing],
  [ReceiptSchema, fixtures.receipt],
  [OrderSchema, fixtures.offer],
  [CartReceiptSchema, fixtures.cartReceipt],
  [AcceptedOffersSchema, fixtures.acceptedOffers],
  [AcceptOffersRequestSchema, fixtures.acceptOffersRequest],
  [CancelledAllSchema, fixtures.cancelledAll],
  [PostOrderSchema, fixtures.postOrder],
  [FulfilmentDataSchema, fixtures.fulfilmentData],
  [FulfilRequestSchema, fixtures.fulfilRequest],
  [cancelAction.request, fixtures.cancelRequest],
  [cancelAllAction.request, fixtures.cancelAllRequest],
])('fixture %# parses to itself', (schema, fixture) => {
  expect(schema.parse(fixture)).toEqual(fixture);
});

describe('a posted order', () => {
  const { components } = fixtures.postOrder;
  test.each([
    ['a further field', { ...fixtures.postOrder, admin: true }],
    ['a further component', { ...fixtures.postOrder, components: { ...components, more: '1' } }],
    [
      'an amount that is a number',
      { ...fixtures.postOrder, components: { ...components, salt: 1 } },
    ],
    ['a negative amount', { ...fixtures.postOrder, components: { ...components, salt: '-1' } }],
    [
      'an amount beyond 256 bits',
      { ...fixtures.postOrder, components: { ...components, salt: String(2n ** 256n) } },
    ],
    ['nothing offered', { ...fixtures.postOrder, components: { ...components, offer: [] } }],
    ['a signature that is no hex', { ...fixtures.postOrder, signature: '0xzz' }],
    ['no domain', { ...fixtures.postOrder, domain: undefined }],
  ])('with %s is refused', (_, order) => {
    expect(PostOrderSchema.safeParse(order).success).toBe(false);
  });
});
