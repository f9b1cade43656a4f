import { z } from 'zod';
import { defineJob, defineTask } from '#platform/jobs/job.ts';
import { countGames } from './refresh-game-analytics.server.ts';

const countGamesJob = defineJob({ name: 'count-games', payload: z.object({}), maxAttempts: 3 });

/** Every hour; staff can also ask for it on the page. */
export const countGamesTask = defineTask(countGamesJob, countGames, { cron: '7 * * * *' });
