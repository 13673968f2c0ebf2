import { readFile } from 'node:fs/promises';

import { DrawReceiptSchema, type DrawReceipt } from '@trait-market/contract/economy/draws';
import * as z from 'zod/mini';

import { CannotVerify } from './read-draws';

const ContainerSchema = z.looseObject({ receipt: DrawReceiptSchema });

const EvidenceSchema = z.looseObject({ response: z.looseObject({ body: ContainerSchema }) });

/** A receipt, a draw or an error response that contains one, or the evidence of the web app. */
const FileSchema = z.union([DrawReceiptSchema, ContainerSchema, EvidenceSchema]);

const receiptIn = (file: z.infer<typeof FileSchema>): unknown => {
  if ('response' in file) return z.parse(EvidenceSchema, file).response.body.receipt;
  return 'receipt' in file ? file.receipt : file;
};

/** @throws CannotVerify when the file has no receipt */
export const readReceipt = async (path: string): Promise<DrawReceipt> => {
  try {
    const file = FileSchema.parse(JSON.parse(await readFile(path, 'utf8')));
    return DrawReceiptSchema.parse(receiptIn(file));
  } catch (error) {
    throw new CannotVerify(`${path} has no receipt: ${String(error)}`);
  }
};
