import { type WornToken, hashWorn } from '@trait-market/contract/economy/actions';
import { bobAddress } from '@trait-market/contract/fixtures/users';
import { describe, expect, test } from 'vitest';

import { shortenAddress } from '@/lib/format/shorten-address';
import {
  tokenId,
  avatars,
  quotedWornName,
  wornHelmet,
  fathom,
  sentencesText,
} from '@/testing/sentences';

import type { Signable } from '../../messages/step';

const wornEyes = quotedWornName('Crimson Laser Eyes', '2');

describe('dressing several avatars', () => {
  const worn = [{ slot: 'headwear', traitId: tokenId } as const];
  const dressing = (avatarId: string, wornAfter: WornToken[]) => ({
    token: avatars,
    avatarId,
    wornBefore: hashWorn(worn),
    wornAfter,
  });
  const batch = (...dressings: ReturnType<typeof dressing>[]): Signable => ({
    kind: 'dressBatch',
    chainId: 1,
    worn: dressings.map(() => worn),
    message: {
      owner: bobAddress,
      dressings,
      highestCredits: '15',
      nonce: '1',
      deadline: '1795219200',
    },
  });

  test('E59 says for each avatar what changes and what it wears afterwards, and what everything costs', () => {
    const text = sentencesText(
      batch(dressing('7', []), dressing('8', [{ slot: 'eyes', traitId: '2' }, ...worn])),
    );
    expect(text).toBe(
      [
        'You change 2 avatars with one signature: all of them, or none.',
        'It costs 15 credits at most, all together.',
        'You can undo all of it at once for free within 24 hours, while the avatars and the traits are still yours and unchanged.',
        `You change ${fathom}.`,
        `You take off ${wornHelmet}. It’s yours, loose in your wallet.`,
        'After that, it wears nothing.',
        `You change the avatar (${shortenAddress(avatars)} #8).`,
        `You put on ${wornEyes} as its eyes.`,
        `After that, it wears ${wornEyes} and ${wornHelmet}.`,
      ].join('\n'),
    );
  });

  test('says so for one avatar', () => {
    expect(sentencesText(batch(dressing('7', [])))).toMatch(/^You change 1 avatar\.\n/);
  });
});
