import { existsSync } from 'node:fs';
import { join } from 'node:path';

type BuiltModule = { startServer(): Promise<{ url: string; stop(): Promise<void> }> };

const bundle = join(import.meta.dirname, '..', '..', 'build', 'server', 'index.js');
if (!existsSync(bundle)) throw new Error('There is no build yet: run npm run build.');
const { startServer } = (await import(bundle)) as BuiltModule;
const server = await startServer();
process.send?.('listening');

let ending: Promise<void> | undefined;
const end = () => (ending ??= server.stop().then(() => process.exit()));
process.once('SIGTERM', end);
// The parent process is gone, so nothing would stop this one.
process.once('disconnect', end);
