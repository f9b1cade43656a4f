import { setFlagsFromString } from 'node:v8';

/**
 * Where most objects of some code have survived for a moment, V8 allocates them among the old ones
 * from then on (pretenuring). Under load that moment decides for the life of a process: dead objects
 * among the old ones keep the requests that they point to, until the next full collection
 * (decision 86).
 */
setFlagsFromString('--no-allocation-site-pretenuring');
