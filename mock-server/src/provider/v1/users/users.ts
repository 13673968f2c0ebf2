import type { v1Contract } from '@trait-market/contract/v1';
import type { ContractSignatures } from '../../../kernel/contract-signatures/contract-signatures';
import type { Routes } from '../../../kernel/http/routes';

import { emailRoutes } from './email';
import { loginRoutes } from './login';
import { profileRoutes } from './profile';
import { publicProfileRoutes } from './public-profile';
import { searchRoutes } from './search';
import { uploadRoutes } from './upload';

export const usersRoutes = (
  legalLinksBase: string,
  contracts: ContractSignatures,
): Routes<typeof v1Contract.users> => ({
  ...loginRoutes(legalLinksBase, contracts),
  ...profileRoutes,
  ...emailRoutes,
  ...uploadRoutes,
  ...searchRoutes,
  ...publicProfileRoutes,
});
