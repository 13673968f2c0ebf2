import { secp256k1 } from '@noble/curves/secp256k1.js';
import { hashStruct, hashTypedData, keccak256, numberToHex, stringToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

import { packBuyAction, packsBuyAction } from '../src/economy/actions/packs';
import { poolGiveAction } from '../src/economy/actions/reroll';
import type { ActionTypedData } from '../src/economy/actions/signed-action';
import type { Bytes32 } from '../src/economy/shared/hex';
import { deploymentOf } from '../src/economy/typed-data/deployment';

export const hashOf = (text: string): Bytes32 => keccak256(stringToHex(text));

export const OWNER = privateKeyToAccount(hashOf('wallet of the vectors'));
export const TOKEN = '0x00000000000000000000000000000000000000C1';
export const place = {
  chainId: 137,
  deployment: deploymentOf('https://market.example'),
} as const;

type Struct = Pick<ActionTypedData, 'types' | 'primaryType' | 'message'>;

export const structHashOf = ({ types, primaryType, message }: Struct): Bytes32 =>
  hashStruct({ types, primaryType, data: message });

const once = { nonce: '7', deadline: '1795219200' };

const actionVector = async (typedData: ActionTypedData, message: object) => ({
  primaryType: typedData.primaryType,
  ...place,
  message,
  structHash: structHashOf(typedData),
  id: hashTypedData(typedData),
  signature: await OWNER.signTypedData(typedData),
});

/** Returns purchases and a gift, which the draw log contains. */
export const actionVectors = async (declared: Bytes32) => {
  const line = { drop: 'tide-one', declared, packs: '2', highestPrice: '4' };
  const [buyer, owner] = [OWNER.address, OWNER.address];
  const lines = [line, { ...line, drop: 'tide-two', packs: '1' }];
  const giving = { token: TOKEN, slot: 'eyes', tokenId: '21', quantity: '1' } as const;
  const packs = { buyer, ...line, ...once };
  const several = { buyer, lines, total: '12', allRequired: true, ...once };
  const gift = { owner, ...giving, ...once };
  return [
    await actionVector(packBuyAction.typedData(place, packs), packs),
    await actionVector(packsBuyAction.typedData(place, several), several),
    await actionVector(poolGiveAction.typedData(place, gift), gift),
  ];
};

/** Returns the accepted forms of one signature. */
export const signatureVectors = async () => {
  const digest = hashOf('digest of the vectors');
  const full = await OWNER.sign({ hash: digest });
  const [r, s, v] = [full.slice(2, 66), BigInt(`0x${full.slice(66, 130)}`), full.slice(130)];
  const recovery = v === '1b' ? 0n : 1n;
  const word = (value: bigint): string => numberToHex(value, { size: 32 }).slice(2);
  const highS = word(secp256k1.Point.CURVE().n - s);
  return {
    digest,
    signer: OWNER.address,
    forms: [
      { form: 'v 27 or 28', signature: full },
      { form: 'v 0 or 1', signature: `0x${r}${word(s)}0${recovery}` as const },
      { form: 'high s', signature: `0x${r}${highS}${recovery === 0n ? '1c' : '1b'}` as const },
      { form: 'EIP-2098', signature: `0x${r}${word(s | (recovery << 255n))}` as const },
    ],
  };
};
