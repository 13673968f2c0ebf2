import { hashTypedData } from 'viem';
import { expect, test } from 'vitest';

import { type Approval, type ApproveRequest, approvalAction } from './approval';
import { approveRequest } from '../../../fixtures/economy/approvals';
import type { ChainId } from '../shared/chains';

const { deployment, message }: ApproveRequest = approveRequest;
const hashOf = (change: Partial<Approval> = {}, chain: ChainId = 1) =>
  hashTypedData(
    approvalAction.typedData({ chainId: chain, deployment }, { ...message, ...change }),
  );

const other = '0x00000000000000000000000000000000000000c0';

test.each([
  { owner: other },
  { token: other },
  { operator: other },
  { approved: !message.approved },
  { nonce: '99' },
  { deadline: '1' },
] as const)('E201 the signature of an approval covers %o', (change) => {
  expect(hashOf(change)).not.toBe(hashOf());
});

test('E201 an approval is signed for one network', () => {
  expect(hashOf({}, 137)).not.toBe(hashOf());
});
