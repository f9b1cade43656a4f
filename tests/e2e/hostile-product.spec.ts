import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { loginAs } from '#tests/support/login.ts';
import { once } from '#tests/support/once.ts';
import { openPage } from '#tests/support/open-page.ts';
import { inShop } from '#tests/support/shop-database.ts';

const attacks = [
  `<script>window.hit = 1</script>`,
  `"><img src=x onerror="window.hit = 1">`,
  `'-window.hit=1-'`,
  `</title></textarea><svg onload="window.hit = 1">`,
  `javascript:window.hit=1`,
  '{{constructor.constructor("window.hit=1")()}}',
].join(' ');

/**
 * Every text of a product, its options and its pictures; not through the form, which cleans some. The
 * picture exists: pages of other tests may show this product, and none may complain. It is old, so that it
 * does not come among the newest on the home page.
 */
async function hostileProduct(): Promise<{ id: string; slug: string }> {
  const slug = `hostile-${randomUUID()}`;
  const option = { name: attacks, name_ar: attacks, value: 'a', code: `#5b3a24"${attacks}` };
  const [product] = await inShop<{ id: string; slug: string }>(
    `with product as (
       insert into products (name, name_ar, slug, sku, category, kind, description, description_ar, price,
         origin, origin_ar, care_instructions, care_instructions_ar, features, features_ar,
         specifications, specifications_ar, workshop, workshop_ar, story, story_ar, tags, colors,
         materials, has_variants, variant_options, status, created_at)
       values ($1, $1, $2, $2 || $1, 'office', 'stool', $1, $1, 10, $1, $1, $1, $1, array[$1], array[$1],
         jsonb_build_array(jsonb_build_array($1::text, $1::text)),
         jsonb_build_array(jsonb_build_array($1::text, $1::text)),
         $1, $1, $1, $1, array[$1], array[$1], array[$1], true, $3, 'published', '2020-01-01')
       returning id, slug
     ), variant as (
       insert into product_variants (product_id, color, sku, price) select id, 'a', $2 || $1, 10 from product
     ), picture as (
       insert into product_images (product_id, image_url, alt_en, alt_ar)
       select id, '/pictures/products/amir-coffee-table/960.webp?' || $1, $1, $1 from product
     )
     select id, slug from product`,
    [attacks, slug, JSON.stringify({ colors: [option], materials: [option], sizes: [option] })],
  );
  return product!;
}

test(
  'texts of products run nowhere, neither for visitors nor for staff',
  once,
  async ({ page }) => {
    const { id, slug } = await hostileProduct();
    try {
      await loginAs(page, 'technical_office_manager');
      for (const path of [
        ...['/en', '/ar'].map((locale) => `${locale}/product/${slug}`),
        '/shop?category=office&sort=price-asc',
        `/admin/products/edit/${id}`,
        `/admin/products?q=${slug}`,
        `/admin/products/stock?q=${slug}`,
        `/admin/publish/product/${id}`,
      ]) {
        await test.step(path, async () => {
          await openPage(page, path);
          await page.waitForLoadState('networkidle');
          expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false);
          expect(await page.locator('[onerror], [onload]').count()).toBe(0);
        });
      }
    } finally {
      await inShop('delete from products where id = $1', [id]);
    }
  },
);
