import { isAppRouteOtherResponse, type AppRoute } from '@ts-rest/core';

export const EVENT_STREAM_TYPE = 'text/event-stream';

/** Returns whether a route responds with an endless event stream. */
export const isEventStream = ({ responses }: Pick<AppRoute, 'responses'>): boolean => {
  const success = responses[200];
  return (
    success !== undefined &&
    isAppRouteOtherResponse(success) &&
    success.contentType === EVENT_STREAM_TYPE
  );
};
