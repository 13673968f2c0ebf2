import type { ErrorBody } from '@trait-market/contract/shared';
import type { Response } from 'express';

export type Refusal<Status extends number> = {
  status: Status;
  body: ErrorBody;
};

export const refusal = <Status extends number>(
  status: Status,
  message: string,
): Refusal<Status> => ({ status, body: { message } });

export const refuse = (response: Response, status: number, message: string): void => {
  response.status(status).json({ message } satisfies ErrorBody);
};
