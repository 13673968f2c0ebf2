import * as z from 'zod/mini';

import { WalletAddressSchema, type WalletAddress } from '../../shared/wallet-address';
import { Uint256Schema } from '../shared/amount';
import type { ChainId } from '../shared/chains';
import { signed } from '../shared/signed';
import type { ActionPlace } from '../typed-data/deployment';
import { marketDomain } from '../typed-data/market-domain';
import {
  encodeFields,
  schemaOf,
  structsOf,
  type Fields,
  type SchemaOf,
  type StructTypes,
} from './fields';

/** EIP-712 typed data in the form of viem's and wagmi's `signTypedData`. */
export type ActionTypedData = {
  domain: {
    name: string;
    version: string;
    chainId: ChainId;
    salt?: `0x${string}`;
    verifyingContract?: WalletAddress;
  };
  types: StructTypes;
  primaryType: string;
  message: Record<string, unknown>;
};

/** The common definition of all actions that a wallet signs. */
export type SignedAction<
  Name extends string = string,
  Recorded extends string = string,
  Schema extends z.core.$ZodType = z.core.$ZodType,
> = {
  name: Name;
  /** The action's kind in the list of executed actions. */
  recordedAs: Recorded;
  schema: Schema;
  signerOf(message: z.output<Schema>): WalletAddress;
  // Returns the deadline in seconds since 1970; undefined for an order, which has an end instead.
  deadlineOf(message: z.output<Schema>): string | undefined;
  typedData(place: ActionPlace, message: z.output<Schema>): ActionTypedData;
};

export type MessageOf<Action extends { schema: z.core.$ZodType }> = z.output<Action['schema']>;

/** The request body of an action: its message, chain, deployment and signature. */
export type RequestOf<Action extends { request: z.core.$ZodType }> = z.output<Action['request']>;

type AddressOf<Members extends Fields> = {
  [Name in keyof Members]: z.output<Members[Name]['schema']> extends WalletAddress ? Name : never;
}[keyof Members];

type Definition<Name extends string, Recorded extends string, Members extends Fields> = {
  name: Name;
  type: string;
  signer: AddressOf<Members> & string;
  fields: Members;
  recordedAs?: Recorded;
  request?: string;
};

/** Defines an action: its message's schema, its request body, and its EIP-712 typed data. */
export const signedAction = <
  const Name extends string,
  Members extends Fields & { deadline: { schema: z.core.$ZodType<string> } },
  const Recorded extends string = Name,
>({
  name,
  type,
  signer,
  fields,
  recordedAs,
  request = `${type}Request`,
}: Definition<Name, Recorded, Members>) => {
  const schema: SchemaOf<Members> = schemaOf(fields, type);
  const types = structsOf(fields, type);
  type Message = z.output<typeof schema>;
  const valueOf = (message: Message, field: string): unknown => {
    const values: Record<string, unknown> = message;
    return values[field];
  };
  return {
    name,
    recordedAs: recordedAs ?? name,
    schema,
    request: z.strictObject(signed(schema)).register(z.globalRegistry, { title: request }),
    signerOf: (message: Message): WalletAddress =>
      WalletAddressSchema.parse(valueOf(message, signer)),
    deadlineOf: (message: Message): string => Uint256Schema.parse(valueOf(message, 'deadline')),
    typedData: (place: ActionPlace, message: Message): ActionTypedData => ({
      domain: marketDomain(place),
      types,
      primaryType: type,
      message: encodeFields(fields, message),
    }),
  };
};
