import type { TaxAnswers } from './tax-answers';

export const LAST_STEP = 4;
export const STEPS = [1, 2, 3, LAST_STEP] as const;
export type Step = (typeof STEPS)[number];

export type Question = {
  field: Exclude<keyof TaxAnswers, 'walletAddresses' | 'declareTruth'>;
  text: string;
};

type StepText = {
  heading: string;
  text: string;
  questions: readonly Question[];
  /** Whether Continue requires an answer. §5 requires one for every question. */
  isRequired: boolean;
};

/** The texts of each step (§2 Tax declaration modal). Those of the first step are verbatim. */
export const stepTexts: Record<Step, StepText> = {
  1: {
    heading: 'The mint',
    text: 'Please complete the form below',
    questions: [
      {
        field: 'userIsOriginalMinter',
        text: 'Did you Mint any NFTs of the collection during the period from 22nd to 27th December 2021?',
      },
    ],
    isRequired: false,
  },
  2: {
    heading: 'You during the mint',
    text: 'The mint period ran from 22nd to 27th December 2021.',
    questions: [
      {
        field: 'userIsAUSTaxResOrigMintingPeriod',
        text: 'During the mint period, were you an Australian tax resident?',
      },
      {
        field: 'userLocAUSOrigMintingPeriod',
        text: 'During the mint period, were you located in Australia?',
      },
      {
        field: 'userRegAUSGSTOrigMintingPeriod',
        text: 'During the mint period, were you registered for GST in Australia?',
      },
    ],
    isRequired: true,
  },
  3: {
    heading: 'You today',
    text: 'These questions are about the present.',
    questions: [
      { field: 'userIsAUSTaxResident', text: 'Are you currently an Australian tax resident?' },
      { field: 'userInAUS', text: 'Are you currently located in Australia?' },
      {
        field: 'userRegisteredAUSGST',
        text: 'Are you currently registered for GST in Australia?',
      },
    ],
    isRequired: true,
  },
  [LAST_STEP]: {
    heading: 'Other wallets',
    text: 'List any other wallets you used. Then declare and submit.',
    questions: [],
    isRequired: false,
  },
};

export const isComplete = (step: Step, answers: TaxAnswers): boolean => {
  const { questions, isRequired } = stepTexts[step];
  return !isRequired || questions.every(({ field }) => answers[field]);
};

/** Returns the next step. Only users who minted are asked about the mint period (§2). */
export const stepAfter = (step: Step, { userIsOriginalMinter }: TaxAnswers): Step => {
  if (step === 1) return userIsOriginalMinter === 'yes' ? 2 : 3;
  return step === 2 ? 3 : LAST_STEP;
};

export const stepBefore = (step: Step, { userIsOriginalMinter }: TaxAnswers): Step | undefined => {
  if (step === 1) return undefined;
  if (step === LAST_STEP) return 3;
  return step === 3 && userIsOriginalMinter === 'yes' ? 2 : 1;
};

/** Returns the wanted step, or the first unanswered step if that comes before the wanted one. */
export const reachableStep = (wanted: Step, answers: TaxAnswers): Step => {
  let step: Step = 1;
  while (step < wanted && isComplete(step, answers)) step = stepAfter(step, answers);
  return step;
};
