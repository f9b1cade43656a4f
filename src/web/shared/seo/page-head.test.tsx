import { expect, it } from 'vitest';
import { jsonForScript } from './page-head.tsx';

it('lets no text of a product end the script element early', () => {
  const written = jsonForScript({ name: '</script><script>alert(1)</script>' });
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual({ name: '</script><script>alert(1)</script>' });
});
