import { contact } from './contact.ts';
import type { Operation } from './operation.ts';
import { requestCustomServiceOperation } from './request-custom-service.ts';

/** Every operation that /functions/v1 offers, by its name in the address. */
export const operations: Record<string, Operation> = {
  contact,
  'request-custom-service': requestCustomServiceOperation,
};
