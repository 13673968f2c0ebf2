/** One part of a multipart form. Without a file name it is a plain field. */
export type FormPart = {
  name: string;
  fileName?: string;
  contentType?: string;
  bytes: Uint8Array;
};

export type ProbeBody =
  | { kind: 'json'; value: unknown }
  /** Sent as it is, whatever it says it is. */
  | { kind: 'text'; text: string; contentType?: string }
  | { kind: 'bytes'; bytes: Uint8Array; contentType?: string | undefined }
  | { kind: 'form'; parts: readonly FormPart[] };

/** A request as it shall go out, which need not be a valid one. */
export type ProbeRequest = {
  /** The contract's name of the route that is asked; absent when the request is for none. */
  route?: string | undefined;
  method: string;
  /** With its query, sent as it stands here. Absolute for what is served elsewhere: a picture. */
  path: string;
  /** A header with several values is sent several times. */
  headers?: Readonly<Record<string, string | readonly string[]>>;
  body?: ProbeBody | undefined;
};
