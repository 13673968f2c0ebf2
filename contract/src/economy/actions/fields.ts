import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { Uint256Schema } from '../shared/amount';
import { Bytes32Schema } from '../shared/hex';
import { plainAddress } from '../typed-data/plain-address';

export type StructTypes = Record<string, readonly { name: string; type: string }[]>;

/**
 * A member of a signed message: its JSON schema, its EIP-712 type, and the conversion for EIP-712
 * encoders.
 */
export type Field<Schema extends z.core.$ZodType = z.core.$ZodType> = {
  schema: Schema;
  type: string;
  structs?: StructTypes;
  encode(value: z.output<Schema>): unknown;
};
export type Fields = Record<string, Field>;

type ShapeOf<Members extends Fields> = { [Name in keyof Members]: Members[Name]['schema'] };
export type SchemaOf<Members extends Fields> = z.ZodMiniObject<ShapeOf<Members>, z.core.$strict>;

/** Returns the strict object schema of the fields. */
export const schemaOf = <Members extends Fields>(fields: Members, title: string) => {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]) => [name, schema]),
  ) as ShapeOf<Members>;
  return z.strictObject(shape).register(z.globalRegistry, { title });
};

export const structsOf = (fields: Fields, struct: string): StructTypes =>
  Object.assign(
    { [struct]: Object.entries(fields).map(([name, { type }]) => ({ name, type })) },
    ...Object.values(fields).map(({ structs }) => structs),
  );

/** Converts numbers to bigint and addresses to lower case, as EIP-712 encoders require. */
export const encodeFields = (
  fields: Fields,
  message: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.encode(message[name])]),
  );

export const address: Field<typeof WalletAddressSchema> = {
  schema: WalletAddressSchema,
  type: 'address',
  encode: plainAddress,
};

export const bytes32: Field<typeof Bytes32Schema> = {
  schema: Bytes32Schema,
  type: 'bytes32',
  encode: (value) => value,
};

export const bool: Field<z.ZodMiniBoolean> = {
  schema: z.boolean(),
  type: 'bool',
  encode: (value) => value,
};

/** A whole number in decimal digits; `schema` may narrow it. */
export const uint256 = <Schema extends z.core.$ZodType<string>>(schema: Schema): Field<Schema> => ({
  schema,
  type: 'uint256',
  encode: (value) => BigInt(value),
});

export const string = <Schema extends z.core.$ZodType<string>>(schema: Schema): Field<Schema> => ({
  schema,
  type: 'string',
  encode: (value) => value,
});

export const list = <Item extends z.core.$ZodType>(
  item: Field<Item>,
  ...checks: Parameters<z.ZodMiniArray<Item>['check']>
): Field<z.ZodMiniArray<Item>> => ({
  schema: z.array(item.schema).check(...checks),
  type: `${item.type}[]`,
  ...(item.structs && { structs: item.structs }),
  encode: (values) => values.map((value) => item.encode(value)),
});

export const struct = <Members extends Fields>(
  name: string,
  fields: Members,
): Field<SchemaOf<Members>> => ({
  schema: schemaOf(fields, name),
  type: name,
  structs: structsOf(fields, name),
  encode: (value) => encodeFields(fields, value),
});

export const countUpTo = (most: number) => {
  const counts = Array.from({ length: most }, (_, index) => index + 1).join('|');
  return uint256(
    z.string().check(z.regex(new RegExp(`^(?:${counts})$`), `a whole number from 1 to ${most}`)),
  );
};

/** The end of a signature's validity, in seconds since 1970: see {@link MAX_DEADLINE_S}. */
export const untilDeadline = { deadline: uint256(Uint256Schema) };

/** The random number that makes each signature usable only once, and its deadline. */
export const onceUntilDeadline = { nonce: uint256(Uint256Schema), ...untilDeadline };

/** The maximum time from signing until a signature's deadline, in seconds. */
export const MAX_DEADLINE_S = 60 * 60;
