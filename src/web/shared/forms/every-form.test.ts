import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '..', '..');

/** Sends one value to a page that shows the result itself; there is no input to keep. */
const exceptions = new Set([
  'admin/settings/failed-jobs-table.tsx',
  'account/orders/order-again.tsx',
  'shared/session/sign-out-form.tsx',
  'shared/shell/preference-menus.tsx',
  'shared/wishlist/wish-actions.tsx',
  'shared/wishlist/wish-toggle.tsx',
  'game/play/game-form.tsx',
]);

it('is a ShopForm when it posts', () => {
  const files = readdirSync(web, { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('shared/forms/'));
  const posting = files.filter((file) =>
    /<(?:form|Form|fetcher\.Form)\b[^>]*method="post"/.test(readFileSync(join(web, file), 'utf8')),
  );
  expect(posting.filter((file) => !exceptions.has(file))).toEqual([]);
});
