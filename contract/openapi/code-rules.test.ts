import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { safeParse, type $ZodType } from 'zod/v4/core';

import * as alerts from '../fixtures/economy/alerts';
import * as collectors from '../fixtures/economy/collectors';
import { demoLoginRequest } from '../fixtures/login';
import * as notices from '../fixtures/economy/notices';
import * as reroll from '../fixtures/economy/reroll';
import * as searches from '../fixtures/economy/searches';
import { unstatedRules } from '../testing/unstated-rules';
import { giftAction, rerollAction } from '../src/economy/actions';
import { AlertsSchema } from '../src/economy/alerts';
import { economyContract } from '../src/economy/index';
import { NoticePageSchema } from '../src/economy/notices';
import { SaveSearchSchema } from '../src/economy/searches';
import { ShowcaseSchema } from '../src/economy/showcases';
import { LoginRequestSchema } from '../src/v1/users';
import { v1Contract } from '../src/v1/index';
import { economyOpenApiDocument, openApiDocument } from './index';

const DOCUMENTS = { v1: openApiDocument(), economy: economyOpenApiDocument() };

describe.each([
  ['v1', DOCUMENTS.v1, v1Contract],
  ['the economy', DOCUMENTS.economy, economyContract],
] as const)('%s', (_, document, contract) => {
  test('E454 every rule that the contract checks is in a schema or a description of the document', () => {
    expect(unstatedRules(document, contract)).toEqual([]);
  });
});

test('E454 a limit and a rule in code that the document lacks are listed', () => {
  const document = JSON.parse(JSON.stringify(DOCUMENTS.economy));
  delete document.components.schemas.SaveSearch.properties.name.description;
  const { parameters } = document.paths['/economy/v1/looks/price'].get;
  delete parameters.find(({ name }: { name: string }) => name === 'wear').schema.maxItems;
  expect(unstatedRules(document, economyContract)).toEqual([
    'looks.price query.wear: max_length',
    'searches.save body.name: overwrite',
    'searches.save body.name: custom',
  ]);
});

const validator = new Ajv2020({ strict: false, validateFormats: false });
for (const [name, document] of Object.entries(DOCUMENTS)) validator.addSchema(document, name);

const [waiting, ofTrait, ofAvatar] = alerts.alerts.items;
const firedWith = (more: object) => ({
  items: [{ ...waiting, fired: { ...ofTrait?.fired, ...more } }],
});
const { trait: _, ...firedWithout } = ofTrait?.fired ?? {};

const staking = (stake: readonly string[]) => ({ ...reroll.rerollRequest.message, stake });
const giving = (quantity: string) => ({ ...collectors.giftRequest.message, quantity });

type Case = [rule: string, schema: $ZodType, name: string, lawful: unknown[], refused: unknown[]];

test.each<Case>([
  [
    'an alert that has fired names its trait or its avatar, not both',
    AlertsSchema,
    'economy#/components/schemas/Alerts',
    [alerts.alerts],
    [
      firedWith({ avatar: ofAvatar?.fired?.avatar }),
      { items: [{ ...waiting, fired: firedWithout }] },
    ],
  ],
  [
    'an alert of a known kind has its fields',
    AlertsSchema,
    'economy#/components/schemas/Alerts',
    [{ items: [{ id: 'a', about: { kind: 'moon' } }] }],
    [{ items: [{ id: 'a', about: { kind: 'trait' } }] }],
  ],
  [
    'a notice of a known kind has its fields',
    NoticePageSchema,
    'economy#/components/schemas/NoticePage',
    [
      {
        ...notices.noticePage,
        items: [{ id: 'n', createdAt: waiting?.createdAt, readAt: null, kind: 'moon' }],
      },
    ],
    [
      {
        ...notices.noticePage,
        items: [{ id: 'n', createdAt: waiting?.createdAt, readAt: null, kind: 'sold' }],
      },
    ],
  ],
  [
    'an item of a showcase of a known kind has its fields',
    ShowcaseSchema,
    'economy#/components/schemas/Showcase',
    [{ items: [{ kind: 'moon' }] }],
    [{ items: [{ kind: 'trait' }] }],
  ],
  [
    'the prices of a saved search have a unit',
    SaveSearchSchema,
    'economy#/components/schemas/SaveSearch',
    [searches.saveSearch, searches.saveAvatarSearch],
    [{ ...searches.saveSearch, query: { minPrice: '1' } }],
  ],
  [
    'a re-roll stakes one edition or three',
    rerollAction.schema,
    'economy#/components/schemas/Reroll',
    [staking(['1']), staking(['1', '2', '3'])],
    [staking([]), staking(['1', '2']), staking(['1', '2', '3', '4'])],
  ],
  [
    'a gift has up to 20 editions',
    giftAction.schema,
    'economy#/components/schemas/Gift',
    [giving('1'), giving('20')],
    [giving('0'), giving('21'), giving('01')],
  ],
  [
    'a signature has up to 8,192 bytes',
    LoginRequestSchema,
    'v1#/components/schemas/LoginRequest',
    [demoLoginRequest],
    [{ ...demoLoginRequest, signature: `0x${'0'.repeat(2 * 8192 + 1)}` }],
  ],
])('E454 the schemas of the document express that %s', (_rule, schema, name, lawful, refused) => {
  const accepts = (value: unknown) => validator.validate(name, value);
  expect(lawful.map(accepts)).toEqual(lawful.map(() => true));
  expect(refused.map(accepts)).toEqual(refused.map(() => false));
  expect(lawful.map((value) => safeParse(schema, value).success)).not.toContain(false);
  expect(refused.map((value) => safeParse(schema, value).success)).not.toContain(true);
});
