import type { Customer } from '../shared/customer.ts';

/** A staff member acting now. */
export interface Staff {
  actor: Customer;
  now: Date;
}
