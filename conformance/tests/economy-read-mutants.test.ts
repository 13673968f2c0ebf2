import { readMutants } from './economy-mutants/reads/all';
import { testMutants } from './catching/test-mutants';

testMutants(readMutants);
