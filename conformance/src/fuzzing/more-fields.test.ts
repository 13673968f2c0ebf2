import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { economyContract } from '@trait-market/contract/economy';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { walletValue } from '@trait-market/contract/fixtures/economy/worth';
import { routesOf } from '@trait-market/contract/shared';
import { withMoreFields } from '@trait-market/contract/testing/more-fields';
import { v1Contract } from '@trait-market/contract/v1';
import { fits } from '../contract/schema';
import { schemasOfRoute, type PlacedSchema } from './schemas/schemas-of-route';
import { expectAlways } from './testing/expect-always';
import { validArbitrary } from './valid/valid-arbitrary';

const responses = [...routesOf(v1Contract, 'v1.'), ...routesOf(economyContract, 'economy.')]
  .flatMap(schemasOfRoute)
  .filter(({ place }) => place.includes(' response '));
const distinct = responses.filter(
  ({ schema }, index) => responses.findIndex((other) => other.schema === schema) === index,
);

/** Examples of responses with patterns from which fast-check can't generate texts. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  'economy.rates.now response 200': rates,
  'economy.worth.value response 200': walletValue,
};

const responsesOf = ({ place, schema }: PlacedSchema): fc.Arbitrary<unknown> =>
  place in EXAMPLES ? fc.constant(EXAMPLES[place]) : validArbitrary(schema, place);

test.each(distinct)(
  'E455 unknown fields in every object of a response are accepted: $place',
  (response) => {
    const accepts = (value: unknown) =>
      fits(response.schema, withMoreFields(JSON.parse(JSON.stringify(value))));
    expectAlways(responsesOf(response), accepts, 10);
  },
);

test('covers the responses of both contracts', () => {
  expect(distinct.length).toBeGreaterThan(80);
});
