import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import type { ViteDevServer } from 'vite';
import { closePool } from '#platform/database/pool.server.ts';
import { environment } from '#platform/environment.server.ts';
import { startJobs } from '#platform/jobs/start-jobs.server.ts';
import { allTasks } from '#services/jobs/all-tasks.server.ts';
import { fail } from './failures.ts';
import { openInstallation } from './installation.ts';
import { onStopSignal } from './stop-signal.ts';

type App = { fetch: Parameters<typeof getRequestListener>[0] };
type ServerModule = {
  createApp(): App;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  readPageOf(app: App): (path: string) => Promise<Response>;
  releaseDatabase(): Promise<void>;
};

process.env['NODE_ENV'] = 'development';

try {
  await develop();
} catch (error) {
  fail(error);
}

async function develop(): Promise<void> {
  const database = await openInstallation({ report: console.log });
  const http = createServer();
  const vite = await createVite({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http } },
  });
  const app = currentApp(vite);
  http.on('request', (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        await getRequestListener((await app()).fetch)(request, response);
      } catch (error) {
        vite.ssrFixStacktrace(error as Error);
        console.error(error);
        response.writeHead(500).end((error as Error).stack);
      }
    });
  });
  // What is not for us is for Vite, which reloads pages.
  http.on('upgrade', (request, socket, head) => {
    void loadServer(vite).then((server) => server.upgrade(request, socket, head));
  });
  http.on('error', fail);
  // Beside Vite's modules, so that an edit does not start a second one.
  const readPage = async (path: string) => (await loadServer(vite)).readPageOf(await app())(path);
  const jobs = await startJobs(allTasks({ readPage }));
  const { HOST, PORT } = environment();
  http.listen(PORT, HOST, () => console.log(`\nDeveloping at http://${HOST}:${PORT}`));
  onStopSignal(async () => {
    http.closeAllConnections();
    await jobs.stop();
    await closePool();
    await (await loadServer(vite)).releaseDatabase();
    await vite.close();
    await database.stop();
  });
}

async function loadServer(vite: ViteDevServer): Promise<ServerModule> {
  return (await vite.ssrLoadModule('/src/server.ts')) as unknown as ServerModule;
}

/** The app of the server module as it is now: an edit makes Vite load another one. */
function currentApp(vite: ViteDevServer): () => Promise<App> {
  const apps = new WeakMap<ServerModule, App>();
  return async () => {
    const server = await loadServer(vite);
    const app = apps.get(server) ?? server.createApp();
    apps.set(server, app);
    return app;
  };
}
