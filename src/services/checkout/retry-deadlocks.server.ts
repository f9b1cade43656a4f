const codes = new Set(['40001', '40P01']);
const maxTries = 4;

/**
 * Staff updates may lock many pieces in another order. PostgreSQL ends one of two deadlocked
 * transactions; it has changed nothing and can retry.
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
