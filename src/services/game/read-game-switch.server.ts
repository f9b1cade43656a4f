import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { gameSettingsQuery } from './game-availability.server.ts';

/** Whether staff have switched the game on. */
export async function readGameSwitch(actor: Customer): Promise<boolean> {
  const [[settings]] = await asUser(actor).read(gameSettingsQuery);
  return settings?.is_enabled ?? false;
}
