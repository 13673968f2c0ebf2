import * as z from 'zod/mini';

/** The error message for a list of addresses that can't be parsed (§5). */
export const WALLET_ADDRESSES_MESSAGE =
  'Please enter only wallet addresses (comma separated if multiple).';

const ADDRESS_LIST = /^\s*(?:0x[0-9a-fA-F]{40}(?:\s*,\s*0x[0-9a-fA-F]{40})*\s*)?$/;

export const YesNoSchema = z.enum(['yes', 'no']);
export type YesNo = z.infer<typeof YesNoSchema>;

/** An empty string, or addresses separated by commas (§5); parsing strips the white space. */
export const WalletAddressListSchema = z.string().check(
  z.regex(ADDRESS_LIST, WALLET_ADDRESSES_MESSAGE),
  z.overwrite((text) => text.replace(/\s+/g, '')),
);

/** The fields of steps 3 and 4, which every user completes (§2 Tax declaration modal). */
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

// A declaration without step 2. Step 1 isn't required (§5), so users who left it unanswered skip
// step 2 too.
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

/** Whether the caller has already submitted a declaration (§3). */
export const TaxStatusSchema = z
  .looseObject({ alreadyAnswered: z.boolean() })
  .register(z.globalRegistry, { title: 'TaxStatus' });
export type TaxStatus = z.infer<typeof TaxStatusSchema>;
