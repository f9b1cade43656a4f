const codes = new Set(['40001', '40P01']);
const maxTries = 4;

/**
 * Staff who change many pieces at once lock them in an order of their own. Of two who wait for each
 * other PostgreSQL ends one, which has then changed nothing and may try again.
 */
export async function retryDeadlocks<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!codes.has(code) || tries === maxTries) throw error;
    }
  }
}
