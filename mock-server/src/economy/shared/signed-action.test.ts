import { SIGNED_ACTIONS } from '@trait-market/contract/economy/actions';
import { actionMessages } from '@trait-market/contract/fixtures/economy/action-messages';
import { signatureForms } from '@trait-market/contract/testing/signature-forms';
import { hashTypedData, slice, type Hex } from 'viem';
import { describe, expect, test } from 'vitest';

import { accountOf } from '../../kernel/account';
import { signatureOverDigest } from '../../kernel/signature';
import { DEPLOYMENT } from '../../testing/market';
import { refusalOf } from '../../testing/refusal-of';
import { newWallet } from '../../testing/wallet';
import { authenticate } from './signed-action';

const PLACE = { chainId: 137, deployment: DEPLOYMENT } as const;
const market = { checkSignature: signatureOverDigest, deployments: new Set([DEPLOYMENT]) };

const actions = SIGNED_ACTIONS.flatMap((action) =>
  action.name === 'order' ? [] : [[action.name, action] as const],
);

describe.each(actions)('%s', (name, action) => {
  const signed = async () => {
    const wallet = newWallet();
    const message = action.schema.parse(actionMessages(wallet.address)[name]) as never;
    const typedDataAt = (place: typeof PLACE) => action.typedData(place, message);
    const digest = hashTypedData(typedDataAt(PLACE));
    const verify = (signature: Hex) =>
      authenticate(market, accountOf(wallet.address), {
        ...PLACE,
        signature,
        actor: wallet.address,
        typedDataAt: (place) => action.typedData(place, message),
      });
    return { digest, verify, signature: await wallet.sign({ hash: digest }) };
  };

  test('T89 is accepted in every form that hardware wallets and libraries write', async () => {
    const recoveryIds = new Set<Hex>();
    while (recoveryIds.size < 2) {
      const { digest, verify, signature } = await signed();
      recoveryIds.add(slice(signature, 64));
      for (const form of Object.values(signatureForms(signature))) {
        expect(await verify(form)).toBe(digest);
      }
    }
  });

  test('T89 is refused with another last byte, or by another wallet', async () => {
    const { verify, signature } = await signed();
    const { signature: other } = await signed();
    for (const wrong of [`${slice(signature, 0, 64)}02`, other] as const) {
      expect(await refusalOf(verify(wrong))).toBe('bad-signature');
    }
  });
});
