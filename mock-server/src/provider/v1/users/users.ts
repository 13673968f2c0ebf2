import type { v1Contract } from '@trait-market/contract/v1';
import type { Routes } from '../../../kernel/http/routes';

import { emailRoutes } from './email';
import { loginRoutes } from './login';
import { profileRoutes } from './profile';
import { publicProfileRoutes } from './public-profile';
import { searchRoutes } from './search';
import { uploadRoutes } from './upload';

export const usersRoutes = (legalLinksBase: string): Routes<typeof v1Contract.users> => ({
  ...loginRoutes(legalLinksBase),
  ...profileRoutes,
  ...emailRoutes,
  ...uploadRoutes,
  ...searchRoutes,
  ...publicProfileRoutes,
});
