/** The faults of the draw log, and of everything that it is compared with. */
export const LOG_FAULT_MESSAGES = {
  'not-logged': 'The draw log doesn’t have it, or has it with other contents.',
  'shifted-time':
    'The draw log’s entries aren’t in the order of their times, or are older than an earlier head.',
  'bad-receipt': 'The draw’s receipt isn’t the signed entry of its acceptance.',
  'other-site': 'It was signed for another site.',
  'wrong-count':
    'The number of packs sold, or of draws returned or refused, isn’t that of the draw log.',
  'false-refusal': 'The draw was refused for a reason that the draw log contradicts.',
  'unexplained-pool': 'The pool has other editions than the logged gifts and draws explain.',
  'split-log': 'The provider signed draw logs that contradict each other.',
  'other-signer': 'Another key than before signs the draw log.',
  'bad-log': 'A head, an entry or a proof of the draw log isn’t valid.',
};
export type LogFault = keyof typeof LOG_FAULT_MESSAGES;
