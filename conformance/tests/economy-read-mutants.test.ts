import { readMutants } from './economy-mutants/reads/all';
import { testMutants } from './economy-mutants/test-mutants';

testMutants(readMutants);
