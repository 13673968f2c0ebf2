import type { Response } from 'express';

const otherType = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(otherType);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, otherType(item)]));
  }
  return typeof value === 'string' ? value.length : String(value);
};

/** Replaces objects by lists and vice versa, which is valid JSON but violates the schema. */
export const wrongSchema = (json: string): string => {
  const value: unknown = JSON.parse(json);
  const spoilt = otherType(value);
  return JSON.stringify(Array.isArray(value) ? { items: spoilt } : [spoilt]);
};

export const malformed = (json: string): string => json.slice(0, -1);

export const spoilAnswer = (response: Response, spoil: (json: string) => string): void => {
  const send = response.send.bind(response);
  response.send = (body: unknown) => send(typeof body === 'string' ? spoil(body) : body);
};

/** Declares the length of the whole body, sends half of it, and closes the connection. */
export const truncateAnswer = (response: Response): void => {
  const send = response.send.bind(response);
  response.send = (body: unknown) => {
    if (typeof body !== 'string') return send(body);
    const bytes = Buffer.from(body);
    response.set('content-length', String(bytes.length));
    response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
    return response;
  };
};
