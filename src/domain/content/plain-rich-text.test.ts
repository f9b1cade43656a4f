import { expect, it } from 'vitest';
import { plainRichText } from './plain-rich-text.ts';

it.each([
  ['Turned by hand.\n\nIn Damietta.', 'Turned by hand. In Damietta.'],
  ['<h2>Oak</h2><ul><li>so<strong>lid</strong></li><li>oiled</li></ul>', 'Oak solid oiled'],
  ['<p>See <a href="/shop">the shop</a><br>today</p>', 'See the shop today'],
  ['<p>2 &lt; 3 &amp; 4</p>', '2 < 3 & 4'],
  ['<script>alert(1)</script>', ''],
])('reads %j', (stored, plain) => {
  expect(plainRichText(stored)).toBe(plain);
});
