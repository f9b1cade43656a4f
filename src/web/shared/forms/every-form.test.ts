import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '..', '..');

/** Send one value; nothing was typed that could be lost. */
const exceptions = new Set([
  // Leads to another site.
  'account/security/linked-accounts.tsx',
  'account/sign-in/other-sign-ins.tsx',
  'shared/session/sign-out-form.tsx',
  'shared/shell/preference-choices.tsx',
  'shared/wishlist/wish-actions.tsx',
  'shared/wishlist/wish-toggle.tsx',
  'game/play/game-form.tsx',
  // Leads to the next step; what was typed is stored with each key.
  'storefront/checkout/delivery-step.tsx',
]);

it('is a ShopForm when it posts or handles its own submission', () => {
  const files = readdirSync(web, { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('shared/forms/'));
  const posting = files.filter((file) =>
    formElements(readFileSync(join(web, file), 'utf8')).some(isPosting),
  );
  expect(posting.filter((file) => !exceptions.has(file))).toEqual([]);
});

it('is a DeskForm in the back office, whose problems leave with the values that they are about', () => {
  const admin = join(web, 'admin');
  const files = readdirSync(admin, { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.tsx') && !/^forms\/(record|desk)-form\.tsx$/.test(file));
  const others = files.filter((file) =>
    /<ShopForm\b/.test(readFileSync(join(admin, file), 'utf8')),
  );
  expect(others).toEqual([]);
});

const formElements = (source: string) => source.match(/<(?:form|Form|fetcher\.Form)\b[^>]*/g) ?? [];

/** A form that handles its submission posts too, unless the browser would load an address. */
const isPosting = (element: string) =>
  element.includes('method="post"') ||
  (element.startsWith('<form') && element.includes('onSubmit') && !/action=|"get"/.test(element));
