import { createHash } from 'node:crypto';
import { expect } from 'vitest';

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Checks that a page allows exactly the scripts in it: by a nonce that it returns, or by their
 * hashes when the page is stored for everybody.
 */
export function checkScriptPolicy(policy: string, html: string): { nonce: string | undefined } {
  const [, sources = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
  const allowed = [...sources.matchAll(/'((?:nonce|sha256)-[^']+)'/g)].map(([, source]) => source!);
  expect(sources).toMatch(/ 'strict-dynamic'$/);
  expect(sources.split(' ')).toHaveLength(allowed.length + 1);
  expect(policy).not.toContain('unsafe');
  // Data for search engines is no script.
  const own = [...html.matchAll(scripts)].filter(([tag]) => !tag.includes('application/ld+json'));
  expect(own.length).toBeGreaterThan(0);
  const nonce = /^nonce-([\w+/]{22}==)$/.exec(allowed[0] ?? '')?.[1];
  if (nonce) for (const [tag] of own) expect(tag).toContain(`nonce="${nonce}"`);
  else {
    expect(new Set(allowed)).toEqual(new Set(own.map(([, , text]) => hashOf(text!))));
    expect(html).not.toContain('nonce=');
  }
  expect(html).not.toMatch(/<[a-z][^>]*\s(?:on[a-z]+|style)="/);
  return { nonce };
}
