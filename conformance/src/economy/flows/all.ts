import type { Check } from '../../check';
import { acceptanceFlows } from './acceptances';
