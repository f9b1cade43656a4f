import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchScripts } from './fetch-before-import.ts';

/** As the build writes them; two of them need each other. */
const scripts: Record<string, string> = {
  '/assets/part-1.js':
    'import{a as b}from"./shared-2.js";import"./plain-3.js";import(`./later-9.js`)',
  '/assets/shared-2.js': 'import{n}from"./part-1.js";export{x}from"./page-4.js";var e=`from afar`',
  '/assets/plain-3.js': 'export{}',
};

const lost = new Set<string>();
const fetched: string[] = [];

beforeEach(() => {
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector.includes('page-4') ? {} : null),
  });
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    if (lost.has(address)) throw new TypeError('Failed to fetch');
    const text = scripts[address];
    return new Response(text, { status: text === undefined ? 404 : 200 });
  });
});

afterEach(() => vi.unstubAllGlobals());

it('fetches a script with all that it imports, each once, and what failed again', async () => {
  lost.add('/assets/plain-3.js');
  await expect(fetchScripts('/assets/part-1.js')).rejects.toThrow('Failed to fetch');
  lost.clear();
  await fetchScripts('/assets/part-1.js');
  expect(fetched.toSorted()).toEqual([
    '/assets/part-1.js',
    '/assets/plain-3.js',
    '/assets/plain-3.js',
    '/assets/shared-2.js',
  ]);
});

it('fails when the answer is not the script', async () => {
  await expect(fetchScripts('/assets/gone-5.js')).rejects.toThrow('404');
});
