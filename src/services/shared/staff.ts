import type { Customer } from './customer.ts';

/** A staff member acting now. */
export interface Staff {
  actor: Customer;
  now: Date;
}
