import { isAppRouteOtherResponse, type AppRoute } from '@ts-rest/core';

/** The media type of server-sent events. */
export const EVENT_STREAM_TYPE = 'text/event-stream';

/** Whether a route answers with events that have no end: whoever waits for all of its answer waits forever. */
export const isEventStream = ({ responses }: Pick<AppRoute, 'responses'>): boolean => {
  const success = responses[200];
  return (
    success !== undefined &&
    isAppRouteOtherResponse(success) &&
    success.contentType === EVENT_STREAM_TYPE
  );
};
