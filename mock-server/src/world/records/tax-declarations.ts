import { TaxDeclarationSchema, type TaxDeclaration } from '@trait-market/contract/v1/tax';

import type { Account } from '../../kernel/account';
import type { Database } from './database';

export const createTaxDeclarations = ({ taxDeclaration }: Database) => ({
  find: (account: Account): TaxDeclaration | undefined => {
    const found = taxDeclaration.find(account);
    return found === undefined ? undefined : TaxDeclarationSchema.parse(JSON.parse(found.answers));
  },

  declare: (account: Account, declaration: TaxDeclaration, declaredAt: number): void =>
    taxDeclaration.put({ account, declaredAt, answers: JSON.stringify(declaration) }),

  remove: (account: Account): void => taxDeclaration.remove(account),
});
