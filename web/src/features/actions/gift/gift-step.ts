import type { StepOf } from '../messages/step';

export type GiftStep = StepOf<'gift'>;
