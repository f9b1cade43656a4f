import { describe, expect, it } from 'vitest';
import { allowHashes, hashScripts } from './hashed-scripts.server.ts';
import { contentSecurityPolicy } from './security-headers.server.ts';

const nonce = 'bm9uY2U=';
/** printf '%s' 'start()' | openssl dgst -sha256 -binary | base64 */
const start = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='";

describe('the scripts of a finished page', () => {
  it('are allowed by hash, each once, and lose their nonce', () => {
    const page = `<script nonce="${nonce}">start()</script><script async nonce="${nonce}">start()</script>`;
    const { html, scripts } = hashScripts(page, nonce);
    expect(html).toBe('<script>start()</script><script async>start()</script>');
    expect(scripts).toEqual([start]);
  });

  it('stay forbidden when they came in with a text', () => {
    const hostile =
      '<script>steal()</script><script nonce="">steal()</script><script nonce="guess">steal()</script>';
    expect(hashScripts(hostile, nonce).scripts).toEqual([]);
  });

  it('replace the nonce in the policy, which allows nothing else inline', () => {
    const policy = contentSecurityPolicy(nonce, { development: false });
    const hashed = allowHashes(policy, nonce, { scripts: [start], styles: [] });
    expect(hashed).toContain(`script-src ${start} 'strict-dynamic'; style-src 'self'; `);
    expect(hashed).not.toMatch(/nonce|unsafe/);
  });
});
