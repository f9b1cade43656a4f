import { expect, it } from 'vitest';
import { jsonForScript } from './page-head.tsx';

it('escapes text that would close the script element', () => {
  const written = jsonForScript({ name: '</script><script>alert(1)</script>' });
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual({ name: '</script><script>alert(1)</script>' });
});
