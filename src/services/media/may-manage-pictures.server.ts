import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { Customer } from '../shared/customer.ts';

/** Staff who write what pictures belong to. */
export const mayManagePictures = (actor: Customer): Promise<boolean> =>
  actorHasRole(actor, 'marketing', 'content_manager', 'technical_office_manager');
