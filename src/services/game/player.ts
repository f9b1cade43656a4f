import type { Caller } from '../shared/caller.ts';

/** A customer plays by account, everyone else by device. */
export interface Player extends Caller {
  /** The signed id from the cookie or the client; null before one was issued. */
  device: string | null;
}
