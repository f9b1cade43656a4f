import { describeProblems, readSettings, type Settings } from './settings.mjs';

/** Invalid environment; the message says what to set. */
export class BadEnvironment extends Error {
  override name = 'BadEnvironment';
}

export type Environment = Settings & { PUBLIC_URL: string };

let known: Environment | undefined;

export function environment(): Environment {
  known ??= parseEnvironment(process.env);
  return known;
}

/** For the launcher and tests that change process.env. */
export function forgetEnvironment(): void {
  known = undefined;
}

export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const { settings, problems } = readSettings(source);
  if (problems.length > 0) throw new BadEnvironment(describeProblems(problems));
  const url = settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`;
  return { ...settings, PUBLIC_URL: url.replace(/\/$/, '') };
}
