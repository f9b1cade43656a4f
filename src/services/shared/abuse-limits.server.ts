import { cacheUntilChanged } from '#platform/content-cache.server.ts';
import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';

/** The limits against abuse that admins may change. As system: customers must not know them. */
export const readAbuseLimits = cacheUntilChanged(['abuse_limits'], async () => {
  const [[limits]] = await asSystem().read(db.selectFrom('abuse_limits').selectAll());
  if (!limits) throw new Error('The row of abuse_limits is missing.');
  return limits;
});
