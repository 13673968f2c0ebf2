/** A part of a multipart form. Without a file name, it is a plain field. */
export type FormPart = {
  name: string;
  fileName?: string;
  contentType?: string;
  bytes: Uint8Array;
};

export type ProbeBody =
  | { kind: 'json'; value: unknown }
  /** A body that is sent unchanged, even if it doesn't match its content type. */
  | { kind: 'text'; text: string; contentType?: string }
  | { kind: 'bytes'; bytes: Uint8Array; contentType?: string | undefined }
  | { kind: 'form'; parts: readonly FormPart[] };

/** A request to send, possibly an invalid one. */
export type ProbeRequest = {
  route?: string | undefined;
  method: string;
  // The path with the query, or an absolute URL for resources on other servers, such as pictures.
  path: string;
  headers?: Readonly<Record<string, string | readonly string[]>>;
  body?: ProbeBody | undefined;
};
