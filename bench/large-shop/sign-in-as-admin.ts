import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const email = 'bench@fustat.example';

/** Creates an administrator and returns the cookies of their session. */
export async function signInAsAdmin(databaseUrl: string, url: string): Promise<string> {
  return signIn(url, await createAdmin(databaseUrl));
}

/** The program prints the password that it made. */
async function createAdmin(databaseUrl: string): Promise<string> {
  const program = spawn(process.execPath, ['scripts/admin-create.ts', '--email', email], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const line of createInterface({ input: program.stdout })) {
      const password = /once: (\S+)/.exec(line)?.[1];
      if (password) return password;
    }
  } finally {
    program.kill();
  }
  throw new Error('No administrator was created.');
}

async function signIn(url: string, password: string): Promise<string> {
  const response = await fetch(`${url}/login`, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
    headers: { origin: url },
    redirect: 'manual',
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (cookies.length === 0) throw new Error(`Signing in: ${response.status}`);
  return cookies.join('; ');
}
