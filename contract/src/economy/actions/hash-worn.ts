import { hashStruct } from 'viem';

import type { Bytes32 } from '../shared/hex';
import { encodeFields, structsOf } from './fields';
import { look, type WornToken } from './worn-tokens';

const fields = { worn: look };
const types = structsOf(fields, 'Look');

/** Returns the hash of a whole look, independent of the order of its slots. */
export const hashWorn = (worn: readonly WornToken[]): Bytes32 =>
  hashStruct({ types, primaryType: 'Look', data: encodeFields(fields, { worn }) });
