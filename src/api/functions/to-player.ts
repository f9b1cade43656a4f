import { z } from 'zod';
import type { Player } from '#services/game/player.ts';
import type { OperationContext } from './operation.ts';

/** As it was issued; whether it is ours is for the service to say. */
export const deviceId = z.string().max(200);

/** Who plays: by token, by the device id that the server issued, or by knowing the game's own id. */
export const toPlayer = (
  { caller, attempt }: OperationContext,
  device: string | null = null,
): Player => ({ actor: caller.actor, device, attempt });
