import { TaxDeclarationSchema, type TaxDeclaration } from '@trait-market/contract/v1/tax';

import type { Account } from './account';
import type { Database } from './models';

/** The tax declarations, one for each wallet that has made one. A later one replaces the earlier. */
export const createTaxDeclarations = ({ taxDeclaration }: Database) => ({
  find: (account: Account): TaxDeclaration | undefined => {
    const found = taxDeclaration.findFirst({ where: { account: { equals: account } } });
    return found === null ? undefined : TaxDeclarationSchema.parse(JSON.parse(found.answers));
  },

  /** The first declaration of a wallet. */
  add: (account: Account, declaration: TaxDeclaration, declaredAt: number): void => {
    taxDeclaration.create({ account, declaredAt, answers: JSON.stringify(declaration) });
  },

  declare: (account: Account, declaration: TaxDeclaration, declaredAt: number): void => {
    taxDeclaration.delete({ where: { account: { equals: account } } });
    taxDeclaration.create({ account, declaredAt, answers: JSON.stringify(declaration) });
  },

  remove: (account: Account): void => {
    taxDeclaration.delete({ where: { account: { equals: account } } });
  },
});
