import { SETTLED } from '../../../world/holdings';
import { setEveryonesHoldings, type Scenario } from '../scenario';

export const scenario: Scenario = {
  summary: 'Every wallet that signs in minted in December 2021, in Australia, and has declared it',
  apply: (world) =>
    setEveryonesHoldings(world, {
      ...SETTLED,
      taxDeclaration: {
        userIsOriginalMinter: 'yes',
        userIsAUSTaxResOrigMintingPeriod: 'yes',
        userLocAUSOrigMintingPeriod: 'yes',
        userRegAUSGSTOrigMintingPeriod: 'no',
        userIsAUSTaxResident: 'yes',
        userInAUS: 'no',
        userRegisteredAUSGST: 'no',
        walletAddresses: '0x52908400098527886E0F7030069857D2E4169EE7',
        declareTruth: true,
      },
    }),
};
