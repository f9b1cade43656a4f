import { z } from 'zod';
import type { Player } from '#services/game/player.ts';
import type { OperationContext } from './operation.ts';

/** The signed id as issued; the service verifies it. */
export const deviceId = z.string().max(200);

/** Identifies the player by token, by the issued device id, or by knowing the game's id. */
export const toPlayer = (
  { caller, attempt }: OperationContext,
  device: string | null = null,
): Player => ({ actor: caller.actor, device, attempt });
