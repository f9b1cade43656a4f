import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs Varnish from the system with ops/varnish/shop.vcl, its port and token filled in. */
export async function startVarnish(shop: string, { port, token }: { port: number; token: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'drill-varnish-'));
  const vcl = readFileSync('ops/varnish/shop.vcl', 'utf8');
  const file = join(folder, 'shop.vcl');
  writeFileSync(
    file,
    vcl
      .replace('.port = "3000"', `.port = "${new URL(shop).port}"`)
      .replaceAll('{{purgeToken}}', token),
  );
  const args = ['-F', '-j', 'none', '-a', `127.0.0.1:${port}`, '-f', file, '-n', folder];
  const varnish = spawn('varnishd', [...args, '-s', 'malloc,64m'], { stdio: 'ignore' });
  await Promise.race([once(varnish, 'spawn'), once(varnish, 'error').then(rejectMissing)]);
  return { stop: () => stopVarnish(varnish, folder) };
}

function rejectMissing(): never {
  throw new Error('varnishd is missing: install it with `apt install varnish`.');
}

async function stopVarnish(varnish: ChildProcess, folder: string): Promise<void> {
  const ended = once(varnish, 'exit');
  varnish.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
