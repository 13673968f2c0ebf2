import { commonErrorResponses } from '../../shared/errors';
import { RefusalSchema } from './refusals';

/**
 * What all parts share. Each part carries the prefix itself, so that a screen can load the part it
 * needs and no other.
 */
export const economyRouter = {
  pathPrefix: '/economy/v1',
  commonResponses: {
    ...commonErrorResponses,
    400: RefusalSchema,
    403: RefusalSchema,
    404: RefusalSchema,
    409: RefusalSchema,
  },
} as const;
