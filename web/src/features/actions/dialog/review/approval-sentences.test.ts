import { CHAINS } from '@trait-market/contract/economy/shared';
import { SEAPORT } from '@trait-market/contract/economy/typed-data';
import { approvals } from '@trait-market/contract/fixtures/economy/approvals';
import { bobAddress } from '@trait-market/contract/fixtures/users';
import { describe, expect, test } from 'vitest';

import { shortenAddress } from '@/lib/format/shorten-address';
import { token, sentencesText } from '@/testing/sentences';

import { labelsOfApprovals } from '../../messages/text/labels';
import type { Signable } from '../../messages/step';

describe('an approval', () => {
  const approval = (approved: boolean, contract = token): Signable => ({
    kind: 'approval',
    chainId: 1,
    message: {
      owner: bobAddress,
      token: contract,
      operator: SEAPORT,
      approved,
      nonce: '1',
      deadline: '1795219200',
    },
  });
  const named = labelsOfApprovals(approvals.items);

  test('E205 says who may move what, where, and until when', () => {
    expect(sentencesText(approval(true), named)).toContain(
      `Seaport (${shortenAddress(SEAPORT)}) may move your traits of “Fathom Club” (${shortenAddress(token)}) on Ethereum until you revoke this approval.`,
    );
    expect(sentencesText(approval(true, CHAINS[1].wrapped), named)).toContain(
      'may move your WETH on Ethereum',
    );
  });

  test('E205 says how taking it back affects orders', () => {
    const text = sentencesText(approval(false), named);
    expect(text).toContain('may no longer move your traits of “Fathom Club”');
    expect(text).toContain(
      'Your orders that need this approval are inactive until you approve again.',
    );
  });
});
