import { sql } from 'kysely';
import { z } from 'zod';
import { asSystem } from '#platform/database/run-as.server.ts';
import { defineJob, defineTask } from '#platform/jobs/job.ts';

const sweepGameJob = defineJob({ name: 'sweep-game', payload: z.object({}), maxAttempts: 3 });

const storedDays = 30;

/** Forgets from which networks players came, and proofs of work that are no longer valid. */
export const sweepGameTask = defineTask(
  sweepGameJob,
  async (_payload, { now }) => {
    const before = new Date(now.getTime() - storedDays * 86_400_000);
    // As system: the rows belong to no user.
    await asSystem().write(
      sql`update public.game_devices set address_hash = null
        where address_hash is not null and created_at < ${before}`,
      sql`update public.games set address_hash = null
        where address_hash is not null and started_at < ${before}`,
      sql`delete from public.game_claim_origins where claimed_at < ${before}`,
      sql`delete from private.used_proofs where expires_at < ${now}`,
    );
  },
  { cron: '40 3 * * *' },
);
