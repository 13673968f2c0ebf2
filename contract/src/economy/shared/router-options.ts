import { commonErrorResponses } from '../../shared/errors';
import { RefusalSchema } from './refusals';

/** Each router has the path prefix itself, so that a screen can import a single router. */
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
