import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The files of all demo shops: names are random, or the content is the same. */
export const demoUploads = join(tmpdir(), 'demo-uploads');

/** What the built server needs to know to run as a demo at the given address. */
export function demoEnvironment(databaseUrl: string, url: string): Record<string, string> {
  const { hostname, port } = new URL(url);
  return {
    NODE_ENV: 'production',
    DEMO: 'true',
    DATABASE_URL: databaseUrl,
    HOST: hostname,
    PORT: port,
    PUBLIC_URL: url,
    METRICS_PORT: '0',
    // On a busy machine everybody waits long, and tests expect to be taken.
    QUEUE_MILLISECONDS: '60000',
    API_VISITOR_MILLISECONDS: '60000',
    API_DATABASE_MILLISECONDS: '60000',
    // Longer than a test: a request on a connection that is just being closed would fail.
    IDLE_CONNECTION_SECONDS: '600',
    AUTH_SECRET: '7c1e5f0a9b3d48268e4f6a2d90b7c5e31f8d',
    LOG_LEVEL: 'error',
    UI_GALLERY: 'true',
    UPLOADS_DIR: demoUploads,
  };
}
