import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { systemClock } from '#platform/clock.ts';
import { createAccount } from '#services/identity/create-account.server.ts';
import { fail } from './failures.ts';
import { withInstallation } from './installation.ts';

const usage =
  'Say whose account it is: npm run admin:create -- --email you@example.com [--name "Your Name"]';

try {
  await createAdmin();
} catch (error) {
  fail(error);
}

async function createAdmin(): Promise<void> {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, name: { type: 'string' } },
  });
  const { email = '', name = 'Administrator' } = values;
  if (!email.includes('@')) throw new Error(`${usage}.`);
  const typed = process.stdin.isTTY ? await askPassword() : '';
  const password = typed || randomBytes(15).toString('base64url');
  await withInstallation(console.log, async () => {
    const account = { email, fullName: name, password };
    const result = await createAccount({ ...account, roles: ['admin'] }, systemClock.now());
    if (!result.ok) throw new Error(describeFailure(email, result));
    console.log(`${email} may now sign in as an administrator.`);
    if (!typed) console.log(`The password, shown only this once: ${password}`);
  });
}

type FailedCreation = Exclude<Awaited<ReturnType<typeof createAccount>>, { ok: true }>;

function describeFailure(email: string, failure: FailedCreation): string {
  if (failure.reason === 'email_taken') return `There is an account for ${email} already.`;
  return `This password is too weak (${failure.reasons.join(', ')}): choose another, or leave it empty.`;
}

async function askPassword(): Promise<string> {
  process.stdout.write('Password (12 characters or more; empty: one is made): ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  const line = await terminal.question('');
  terminal.close();
  console.log();
  return line;
}
