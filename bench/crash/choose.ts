import { createHash } from 'node:crypto';

/** A number from 0, below the limit, that is the same for the same topic. */
export const choose = (limit: number, topic: string): number =>
  createHash('sha256').update(topic).digest().readUInt32LE() % limit;
