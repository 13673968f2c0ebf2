import { accountDataMutants } from './account-data';
import { forgedLoginMutants } from './forged-logins';
import { rawRequestMutants } from './raw-requests';
import { accountMutants } from './accounts';
import { codeMutants } from './codes';
import { creditsMutants } from './credits';
import { emailMutants } from './email';
import { httpMutants } from './http';
import { specificationMutants } from './from-specification';
import { loginMutants } from './logins';
import type { Mutant } from './mutant';
import { nonceMutants } from './nonces';
import { privacyMutants } from './privacy';
import { profileMutants } from './profiles';
import { readerMutants } from './readers';
import { searchMutants } from './searches';
import { searchResultMutants } from './search-results';
import { smartLoginMutants } from './smart-logins';
import { taxMutants } from './tax';
import { tokenMutants } from './tokens';
import { uploadMutants } from './uploads';

export const allMutants: readonly Mutant[] = [
  ...nonceMutants,
  ...loginMutants,
  ...smartLoginMutants,
  ...accountMutants,
  ...tokenMutants,
  ...taxMutants,
  ...creditsMutants,
  ...profileMutants,
  ...emailMutants,
  ...codeMutants,
  ...privacyMutants,
  ...readerMutants,
  ...uploadMutants,
  ...searchMutants,
  ...searchResultMutants,
  ...httpMutants,
  ...specificationMutants,
  ...rawRequestMutants,
  ...forgedLoginMutants,
  ...accountDataMutants,
];
