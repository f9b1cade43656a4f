import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { loginAs } from '#tests/support/login.ts';
import { wear } from '#tests/support/look.ts';
import { once } from '#tests/support/once.ts';
import { openPage, reloadPage } from '#tests/support/open-page.ts';
import { axe } from '#tests/support/page-health.ts';

/** Another picture each time: the library stores one content once. */
async function picture(name: string) {
  const background = `#${randomUUID().slice(0, 6)}`;
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const script = {
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<svg onload="alert(1)"></svg>'),
};

async function upload(page: Page, files: readonly Awaited<ReturnType<typeof picture>>[]) {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose pictures' }).click();
  await (await choosing).setFiles([...files]);
}

test('staff add pictures, describe one and use it on a record', once, async ({ page }) => {
  test.slow();
  const name = `chair-${randomUUID().slice(0, 8)}`;
  await loginAs(page, 'marketing');
  await openPage(page, '/admin/media');
  await upload(page, [await picture(`${name}-1.jpg`), await picture(`${name}-2.jpg`), script]);
  const lines = page.getByRole('list', { name: 'Pictures being added' }).getByRole('listitem');
  await expect(lines.filter({ hasText: 'Added' })).toHaveCount(2);
  await expect(lines.filter({ hasText: 'photo.jpg' })).toContainText('Not a picture');

  await test.step('the focal point moves with keys, and a description is saved', async () => {
    await page.getByRole('link', { name: `${name}-1.jpg` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}-1.jpg`);
    // As from a bookmark: the controls appear after the fields that work without scripts.
    await reloadPage(page);
    const point = page.getByRole('button', { name: /^Focal point/ });
    await point.press('Shift+ArrowLeft');
    await point.press('ArrowUp');
    await expect(point).toHaveAccessibleName('Focal point: 40% from the left, 49% from the top');
    await page.getByLabel('Description, English').fill('A chair of walnut');
    await page.getByLabel('Description, Arabic').fill('كرسي من خشب الجوز');
    await axe(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('a record takes it from the library', async () => {
    await openPage(page, '/admin/partners/new');
    await page.getByLabel('Name, English').fill(name);
    await page.getByLabel('Visitors see this partner').uncheck();
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    await dialog.getByRole('searchbox').fill(name);
    await dialog.getByRole('button', { name: 'Search' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await axe(page);
    await dialog.getByRole('button', { name: 'A chair of walnut' }).click();
    await expect(page.getByRole('button', { name: 'Choose another' })).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await openPage(page, `/admin/media?q=${name}`);
  await expect(page.getByRole('link', { name: `${name}-1.jpg` })).toContainText('In 1 place');
  await openPage(page, `/admin/media?q=${name}&unused=1`);
  await expect(page.getByRole('link', { name: `${name}-1.jpg` })).toHaveCount(0);
  await page.getByRole('link', { name: `${name}-2.jpg` }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/\/admin\/media$/);
});

test(
  'a text is formatted by keys, pasted from an office program, and linked',
  once,
  async ({ page, baseURL }) => {
    test.slow();
    await wear(page, baseURL!, { locale: 'ar', theme: 'dark' });
    await loginAs(page, 'content_manager');
    await openPage(page, '/admin/content/careers/new');
    const editor = page.getByRole('textbox', { name: /الإنجليزية/ }).and(page.locator('.rich-text'));
    await editor.click();
    // What an earlier visit typed is there as a draft.
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type('Oil ');
    const tools = page.getByRole('toolbar').first();
    const bold = tools.getByRole('button', { name: 'خط عريض' });
    const isEditorFocused = await bold.evaluate((button: HTMLButtonElement) => {
      button.focus();
      button.click();
      return document.activeElement!.matches('.rich-text');
    });
    expect(isEditorFocused).toBe(true);
    await page.keyboard.type('walnut');
    await page.keyboard.press('Enter');
    await editor.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/html',
        '<p class=MsoListParagraph style="mso-list:l0"><!--[if !supportLists]--><span>·&nbsp;</span><!--[endif]-->Wax<o:p></o:p></p><p class=MsoListParagraph style="mso-list:l0"><!--[if !supportLists]--><span>·&nbsp;</span><!--[endif]-->Dust<o:p></o:p></p><script>alert(1)</script>',
      );
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    const stored = page.locator('textarea[name=description]');
    await expect(stored).toHaveValue(
      /^<p>Oil <strong>walnut<\/strong><\/p><ul><li>Wax<\/li><li>Dust/,
    );

    await page.keyboard.press('ControlOrMeta+a');
    await tools.getByRole('button', { name: 'رابط' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('/shop');
    await axe(page);
    await dialog.getByRole('button', { name: /\/shop/ }).click();
    await expect(stored).toHaveValue(/<a href="\/shop">/);
    await expect(stored).not.toHaveValue(/script|Mso|style=/);
    await page.getByRole('button', { name: 'تجاهل التعديلات' }).click();
    await expect(stored).toHaveValue('');
    await expect(editor).toHaveText('');
  },
);
