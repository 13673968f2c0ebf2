import * as z from 'zod/mini';

/** The message for unreadable addresses (§5). */
export const WALLET_ADDRESSES_MESSAGE =
  'Please enter only wallet addresses (comma separated if multiple).';

const ADDRESS_LIST = /^\s*(?:0x[0-9a-fA-F]{40}(?:\s*,\s*0x[0-9a-fA-F]{40})*\s*)?$/;

export const YesNoSchema = z.enum(['yes', 'no']);
export type YesNo = z.infer<typeof YesNoSchema>;

/** Empty, or addresses separated by commas (§5); parsing strips the white space. */
export const WalletAddressListSchema = z.string().check(
  z.regex(ADDRESS_LIST, WALLET_ADDRESSES_MESSAGE),
  z.overwrite((text) => text.replace(/\s+/g, '')),
);

/** Step 3 and step 4 are the same for everyone (§2 Tax declaration modal). */
const everybody = {
  userIsAUSTaxResident: YesNoSchema,
  userInAUS: YesNoSchema,
  userRegisteredAUSGST: YesNoSchema,
  walletAddresses: z.optional(WalletAddressListSchema),
  declareTruth: z.literal(true),
};

const OriginalMinterDeclarationSchema = z.strictObject({
  userIsOriginalMinter: z.literal('yes'),
  userIsAUSTaxResOrigMintingPeriod: YesNoSchema,
  userLocAUSOrigMintingPeriod: YesNoSchema,
  userRegAUSGSTOrigMintingPeriod: YesNoSchema,
  ...everybody,
});

/** Step 1 has no required check (§5), so users who left it unanswered skip step 2. */
const OtherDeclarationSchema = z.strictObject({
  userIsOriginalMinter: z.optional(z.literal('no')),
  ...everybody,
});

/** The accumulated answers of the wizard (§3 Tax declaration payload). */
export const TaxDeclarationSchema = z
  .discriminatedUnion('userIsOriginalMinter', [
    OriginalMinterDeclarationSchema,
    OtherDeclarationSchema,
  ])
  .register(z.globalRegistry, { title: 'TaxDeclaration' });
export type TaxDeclaration = z.infer<typeof TaxDeclarationSchema>;

/** Whether the caller has already declared (§3). */
export const TaxStatusSchema = z
  .looseObject({ alreadyAnswered: z.boolean() })
  .register(z.globalRegistry, { title: 'TaxStatus' });
export type TaxStatus = z.infer<typeof TaxStatusSchema>;
