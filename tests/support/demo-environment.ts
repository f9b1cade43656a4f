/** What the server needs to know in a test; the port is whichever is free. */
export function demoEnvironment(databaseUrl: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    DEMO: 'true',
    DATABASE_URL: databaseUrl,
    HOST: '127.0.0.1',
    PORT: '0',
    METRICS_PORT: '0',
    AUTH_SECRET: '7c1e5f0a9b3d48268e4f6a2d90b7c5e31f8d',
    LOG_LEVEL: 'error',
  };
}
