/** A response as generated queries cache it: for the queries that start with data that is already loaded. */
export const okResponse = <Body>(body: Body) => ({
  status: 200 as const,
  body,
  headers: new Headers(),
});
