import { freePort } from '../../scripts/free-port.ts';
import { isOpen, until, type Workspace } from './programs.ts';

/** nginx in front of the shop, or of the cache of its pages. */
export async function startNginx(space: Workspace, shopUrl: string): Promise<string> {
  const listenPort = await freePort();
  const config = space.writeConfig('nginx.conf', {
    ...{ listenHost: '127.0.0.1', listenPort, shopHost: '127.0.0.1' },
    shopPort: new URL(shopUrl).port,
    pidFile: space.path('nginx.pid'),
    logFile: space.path('nginx.log'),
    // On real machines $remote_addr: here each guest needs an address of its own.
    forwardedFor: '$http_x_forwarded_for',
  });
  space.start('nginx', ['-c', config, '-g', 'daemon off;']);
  await until(() => isOpen(listenPort), 'nginx listens');
  return `http://127.0.0.1:${listenPort}`;
}
