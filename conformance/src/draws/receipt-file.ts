import { readFile } from 'node:fs/promises';

import { DrawReceiptSchema, type DrawReceipt } from '@trait-market/contract/economy/draws';
import * as z from 'zod/mini';

import { CannotVerify } from './read-draws';

/** A receipt, or a draw or an error response that contains one. */
const FileSchema = z.union([DrawReceiptSchema, z.looseObject({ receipt: DrawReceiptSchema })]);

/** @throws CannotVerify when the file has no receipt */
export const readReceipt = async (file: string): Promise<DrawReceipt> => {
  try {
    const read = FileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    return 'receipt' in read
      ? DrawReceiptSchema.parse(read.receipt)
      : DrawReceiptSchema.parse(read);
  } catch (error) {
    throw new CannotVerify(`${file} has no receipt: ${String(error)}`);
  }
};
