export const okResponse = <Body>(body: Body) => ({
  status: 200 as const,
  body,
  headers: new Headers(),
});
