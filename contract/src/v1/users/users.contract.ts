import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';

import { undocumented, written } from '../../shared/responses';
import { forAnyone, forBearer } from '../../shared/route-metadata';
import { SEARCH_RULE, SearchQuerySchema } from '../../shared/search';
import {
  AccessTokenSchema,
  AccountSchema,
  AddressParamsSchema,
  EmailPayloadSchema,
  LoginRequestSchema,
  NamedAccountSchema,
  NonceQuerySchema,
  NonceSchema,
  ProfilePayloadSchema,
  PublicProfileSchema,
  UserIdParamsSchema,
  UserSchema,
  VerificationPayloadSchema,
} from './users.schema';

const c = initContract();

export const usersContract = c.router({
  me: {
    method: 'GET',
    path: '/users/me',
    summary: 'Get the current user',
    responses: { 200: UserSchema },
    metadata: forBearer,
  },
  nonce: {
    method: 'GET',
    path: '/users/nonce',
    summary: 'Get the nonce for a wallet’s next login',
    query: NonceQuerySchema,
    responses: { 200: NonceSchema },
    metadata: forAnyone,
  },
  login: {
    method: 'POST',
    path: '/users/login',
    summary: 'Exchange a signed login message for an access token',
    body: LoginRequestSchema,
    responses: written(AccessTokenSchema),
    metadata: forAnyone,
  },
  profile: {
    method: 'GET',
    path: '/users/profile',
    summary: 'Get the profile of the caller',
    responses: { 200: UserSchema },
    metadata: forBearer,
  },
  updateProfile: {
    method: 'PATCH',
    path: '/users/profile',
    summary: 'Change the profile of the caller; 404 if there is none',
    body: ProfilePayloadSchema,
    responses: undocumented,
    metadata: forBearer,
  },
  createProfile: {
    method: 'POST',
    path: '/users/profile',
    summary: 'Create the profile of the caller; 409 if there is one',
    body: ProfilePayloadSchema,
    responses: undocumented,
    metadata: forBearer,
  },
  changeEmail: {
    method: 'PATCH',
    path: '/users/email',
    summary: 'Change the email address of the caller',
    body: EmailPayloadSchema,
    responses: undocumented,
    metadata: forBearer,
  },
  resendVerification: {
    method: 'POST',
    path: '/users/resendVerification',
    summary: 'Send the verification code again',
    body: c.noBody(),
    responses: undocumented,
    metadata: forBearer,
  },
  verifyEmail: {
    method: 'POST',
    path: '/users/verifyEmail',
    summary: 'Verify the email address with the code that was sent to it',
    body: VerificationPayloadSchema,
    responses: undocumented,
    metadata: forBearer,
  },
  uploadProfileImage: {
    method: 'POST',
    path: '/users/profile-upload',
    summary: 'Upload an avatar: multipart, one file in the field image',
    contentType: 'multipart/form-data',
    body: c.type<{ image: Blob }>(),
    responses: undocumented,
    metadata: forBearer,
  },
  searchByAddress: {
    method: 'GET',
    path: '/users/search',
    summary: 'Search accounts by wallet address',
    description: 'Finds who has signed in with the address, written in any case.',
    query: SearchQuerySchema,
    responses: { 200: z.array(AccountSchema) },
    metadata: forAnyone,
  },
  searchByUsername: {
    method: 'GET',
    path: '/users/searchByUsername',
    summary: 'Search accounts by username',
    description: SEARCH_RULE,
    query: SearchQuerySchema,
    responses: { 200: z.array(NamedAccountSchema) },
    metadata: forAnyone,
  },
  exists: {
    method: 'GET',
    path: '/users/:id/exists',
    summary: 'Get whether a user exists',
    pathParams: UserIdParamsSchema,
    responses: undocumented,
    metadata: forAnyone,
  },
  publicProfile: {
    method: 'GET',
    path: '/users/:address/publicProfile',
    summary: 'Get the public profile of a user',
    pathParams: AddressParamsSchema,
    responses: { 200: PublicProfileSchema },
    metadata: forAnyone,
  },
});
