/** @typedef {import('./connect.js').MockClient} MockClient */
/** @typedef {Awaited<ReturnType<MockClient['journal']>>[number]} JournalEntry */
/** @typedef {Extract<JournalEntry, { kind: 'request' }>} RequestEntry */

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** @param {unknown} query */
const queryText = (query) => {
  const pairs = Object.entries(query ?? {}).flatMap(([key, value]) =>
    [value].flat().map((one) => [key, String(one)]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
};

/**
 * Returns a curl command for a call. The redacted token becomes `token`, or the shell's variable
 * TOKEN, and a body that was too long for the journal becomes a file.
 * @param {Omit<RequestEntry, 'id'>} entry
 * @param {{ origin: string, world: string, token?: string | undefined }} where
 */
export const curlOf = ({ method, path, query, authorization, body }, { origin, world, token }) => {
  const bearer = token === undefined ? '"authorization: Bearer $TOKEN"' : '';
  return [
    `curl -X ${method} ${quoted(`${origin}${path}${queryText(query)}`)}`,
    `-H ${quoted(`x-mock-world: ${world}`)}`,
    ...(authorization === undefined
      ? []
      : [`-H ${bearer || quoted(`authorization: Bearer ${token}`)}`]),
    ...(body === undefined ? [] : [`-H ${quoted('content-type: application/json')}`]),
    ...(body === undefined
      ? []
      : [`-d ${typeof body === 'string' ? '@body.json' : quoted(JSON.stringify(body))}`]),
    ...(path.endsWith('/profile-upload') ? ['-F image=@picture.png'] : []),
  ].join(' \\\n  ');
};
