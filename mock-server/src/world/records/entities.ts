import { CreditBucketSchema, CreditReasonSchema } from '@trait-market/contract/economy/credits';
import { Bytes32Schema, PlanNameSchema } from '@trait-market/contract/economy/shared';
import { TaxDeclarationSchema } from '@trait-market/contract/v1/tax';
import { WalletAddressSchema } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

import { AccountSchema } from '../../kernel/account';
import { entity, type Entity } from './entity';
import type { ModelDefinition } from './model-definition';
import type { Table } from './table';

/** A time of the world's clock in milliseconds. */
const TimeSchema = z.number();

/** Routes that need a token respond with 403 to banned users. */
export const StandingSchema = z.enum(['good', 'banned']);

export const EmailStatusSchema = z.enum(['unverified', 'verified']);
export type EmailStatus = z.infer<typeof EmailStatusSchema>;

const jsonText = (schema: z.ZodMiniType, what: string) =>
  z.string().check(z.refine((text) => fitsJson(text, schema), what));

const fitsJson = (text: string, schema: z.ZodMiniType): boolean => {
  try {
    return schema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
};

/** Wei as a decimal string, because JSON numbers aren't precise enough. */
const WeiSchema = z.string().check(z.regex(/^\d{1,78}$/, 'whole wei in decimal digits'));

/** All entities of a world, from which models, tables, row types and snapshots are derived. */
const DESCRIBED = {
  user: entity('account', {
    account: AccountSchema,
    walletAddress: WalletAddressSchema,
    standing: StandingSchema,
  }),
  profile: entity(
    'account',
    {
      account: AccountSchema,
      username: z.nullable(z.string()),
      usernameKey: z.string(),
      avatarPhoto: z.nullable(z.string()),
    },
    'usernameKey',
  ),
  creditEntry: entity('id', {
    /** The account and a consecutive number: `0x…:3`. */
    id: z.string(),
    account: AccountSchema,
    at: TimeSchema,
    bucket: CreditBucketSchema,
    /** Negative for credits that were spent or have expired. */
    amount: z.int(),
    reason: CreditReasonSchema,
    /** The id of the entry that granted these credits. For a grant, its own id. */
    lot: z.string(),
    endsAt: z.nullable(TimeSchema),
    /** The signed action that caused the entry. */
    act: z.nullable(Bytes32Schema),
  }),
  subscription: entity('account', {
    account: AccountSchema,
    plan: PlanNameSchema,
    /** Both times are null until the period has started. */
    startedAt: z.nullable(TimeSchema),
    endsAt: z.nullable(TimeSchema),
  }),
  taxDeclaration: entity('account', {
    account: AccountSchema,
    declaredAt: TimeSchema,
    answers: jsonText(TaxDeclarationSchema, 'the JSON of a tax declaration'),
  }),
  email: entity('account', {
    account: AccountSchema,
    emailAddress: z.string(),
    status: EmailStatusSchema,
  }),
  verification: entity('account', {
    account: AccountSchema,
    code: z.string(),
    sentAt: TimeSchema,
    wrongCodes: z.int(),
  }),
  mailing: entity('account', {
    account: AccountSchema,
    changedAt: z.array(TimeSchema),
    resentAt: z.array(TimeSchema),
  }),
  nonce: entity('account', { account: AccountSchema, value: z.string(), issuedAt: TimeSchema }),
  picture: entity('id', {
    id: z.string(),
    account: AccountSchema,
    webp: z.base64(),
  }),
  trait: entity('id', { id: z.string(), traitValue: z.string(), valueKey: z.string() }, 'valueKey'),
  flag: entity('name', { name: z.string(), value: jsonText(z.json(), 'a value as JSON') }),
  chainBalance: entity('id', {
    /** The chain id and the account: `137:0x…`. */
    id: z.string(),
    wei: WeiSchema,
  }),
};

export type Rows = { [Name in keyof typeof DESCRIBED]: z.infer<(typeof DESCRIBED)[Name]['row']> };
export type EntityName = keyof Rows;

export type Tables = { [Name in EntityName]: Rows[Name][] };

const ENTITIES: { readonly [Name in EntityName]: Entity<Rows[Name]> } = DESCRIBED;
const isEntityName = (name: string): name is EntityName => Object.hasOwn(ENTITIES, name);

type MadeOf<Row> = {
  definition: ModelDefinition<Row>;
  table: Table<Row>;
  rows: Row[];
  schema: z.ZodMiniType<Row[], Row[]>;
};

export const ofEachEntity = <Kind extends keyof MadeOf<unknown>>(
  make: <Name extends EntityName>(
    described: Entity<Rows[Name]>,
    name: Name,
  ) => MadeOf<Rows[Name]>[Kind],
) => {
  const one = <Name extends EntityName>(name: Name) => [name, make(ENTITIES[name], name)] as const;
  const names = Object.keys(ENTITIES).filter(isEntityName);
  // Object.fromEntries loses the relation between each name and its type.
  return Object.fromEntries(names.map((name) => one(name))) as {
    [Name in EntityName]: MadeOf<Rows[Name]>[Kind];
  };
};
