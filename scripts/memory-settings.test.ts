import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import memorySettings from './memory-settings.json' with { type: 'json' };

it.each(['Dockerfile', 'fustat.service'])('%s uses memory as npm start does', (file) => {
  const text = readFileSync(join(import.meta.dirname, '..', 'ops', file), 'utf8');
  for (const [name, value] of Object.entries(memorySettings)) {
    expect(text).toContain(`${name}=${value}`);
  }
});
