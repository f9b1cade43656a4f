import { systemClock } from '#platform/clock.ts';
import {
  addApiKeys,
  currentApiKeys,
  revokeOlderApiKeys,
} from '#services/identity/api-keys.server.ts';
import { fail } from './failures.ts';
import { withInstallation } from './installation.ts';

const usage = 'npm run --silent keys [-- rotate | revoke-older]';

const commands: Record<string, () => Promise<void>> = {
  print: async () => {},
  rotate: async () => void (await addApiKeys()),
  'revoke-older': () => revokeOlderApiKeys(systemClock.now()),
};

try {
  await printKeys(process.argv[2] ?? 'print');
} catch (error) {
  fail(error);
}

/** Two lines that a shell can read; whatever else is said goes to the error output. */
async function printKeys(name: string): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(`There is no command ${name}: ${usage}.`);
  await withInstallation(console.error, async () => {
    await command();
    const { publishable, secret } = await currentApiKeys();
    console.log(`ANON_KEY=${publishable}\nSERVICE_KEY=${secret}`);
  });
}
