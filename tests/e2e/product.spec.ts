import { expect, type Page, test } from '@playwright/test';
import { alive } from '#tests/support/alive.ts';
import { intercept } from '#tests/support/intercept.ts';
import { atOneWidth, once } from '#tests/support/once.ts';
import { axe, noConsoleErrors } from '#tests/support/page-health.ts';
import { waitForFormAge } from '#tests/support/form-age.ts';
import { nextFrame } from '#tests/support/next-frame.ts';
import { holdRequests, openPage, reloadPage } from '#tests/support/open-page.ts';
import { becomeCustomer } from './new-account.ts';

/** Three colours in two woods: one combination is not made, one is sold out. */
const desk = 'diwan-writing-desk';
const sofa = 'zamalek-linen-sofa';
const gone = 'khazna-bookcase';

const arabic = (count: number) =>
  String(count).replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

const languages = [
  {
    locale: 'en',
    prefix: '/en',
    tan: 'Tan',
    mahogany: 'Mahogany',
    walnut: 'Walnut',
    darkBrown: 'Dark brown',
    notMade: 'This combination is not made. Please choose another one.',
    soldOut: 'Out of stock',
    extra: '$1,680',
    add: 'Add to cart',
    buy: 'Buy now',
    more: 'One more',
    quantity: 'Quantity',
    notify: 'Notify me',
    email: 'E-mail',
    invalidEmail: 'Please enter a valid email address',
    noted: 'Noted. You will hear from us as soon as it is back.',
    fit: 'Will it fit through my door?',
    width: 'Width of the opening (cm)',
    height: 'Height of the opening (cm)',
    fits: 'Yes, it fits.',
    fitsNot: 'No, it does not fit.',
    lift: 'Lift',
    liftMeasures: [
      'Width of its door (cm)',
      'Width of the cabin (cm)',
      'Depth of the cabin (cm)',
      'Height of the cabin (cm)',
    ],
    usualSize: '220 cm',
    longSize: '260 cm',
    drawn: (width: number) => `Drawing to scale: ${width} cm wide, 96 cm deep, 82 cm high.`,
    measured: (width: number) => `${width} × 96 × 82 cm`,
    inMyRoom: 'See it in my room',
    otherModel: 'Shown: \u2068220 × 96 × 82 cm\u2069. You chose \u2068260 cm\u2069.',
    loginText: 'Please login to write a review.',
    login: 'Login',
    text: 'Your review',
    send: 'Send review',
    starsNeeded: 'Please choose one to five stars.',
    stars: '4 out of 5 stars',
    sent: 'Your review has been submitted for approval.',
    already: 'You have already reviewed this piece.',
    failed: 'Error submitting review. Please try again.',
    wish: 'Add to wishlist',
    wished: 'On your wishlist',
    recent: 'Recently viewed',
    close: 'Close',
    missingTitle: 'Product not found',
    missingText: 'The product does not exist or has been moved.',
    share: 'Share',
    copied: 'Link copied',
  },
  {
    locale: 'ar',
    prefix: '/ar',
    tan: 'هافان',
    mahogany: 'خشب الماهوجني',
    walnut: 'خشب الجوز',
    darkBrown: 'بني غامق',
    notMade: 'لا نصنع القطعة بهذه المواصفات معًا. من فضلك اختر غيرها.',
    soldOut: 'غير متوفر',
    extra: '١٬٦٨٠',
    add: 'أضف إلى السلة',
    buy: 'اشترِ الآن',
    more: 'أكثر بواحدة',
    quantity: 'الكمية',
    notify: 'أبلغني',
    email: 'البريد الإلكتروني',
    invalidEmail: 'من فضلك أدخل بريدًا إلكترونيًا صحيحًا',
    noted: 'تم. سنراسلك فور عودتها.',
    fit: 'هل تدخل من باب بيتي؟',
    width: 'عرض الفتحة (سم)',
    height: 'ارتفاع الفتحة (سم)',
    fits: 'نعم، تدخل.',
    fitsNot: 'لا، لا تدخل.',
    lift: 'الأسانسير',
    liftMeasures: [
      'عرض بابه (سم)',
      'عرض الكابينة (سم)',
      'عمق الكابينة (سم)',
      'ارتفاع الكابينة (سم)',
    ],
    usualSize: '٢٢٠ سم',
    longSize: '٢٦٠ سم',
    drawn: (width: number) =>
      `رسم بمقياس: العرض ${arabic(width)} سم، والعمق ٩٦ سم، والارتفاع ٨٢ سم.`,
    measured: (width: number) => `${arabic(width)} × ٩٦ × ٨٢ سم`,
    inMyRoom: 'شاهدها في غرفتك',
    otherModel: 'المعروض: \u2068٢٢٠ × ٩٦ × ٨٢ سم\u2069. اختيارك: \u2068٢٦٠ سم\u2069.',
    loginText: 'سجّل الدخول أولًا لتكتب رأيك.',
    login: 'تسجيل الدخول',
    text: 'رأيك',
    send: 'أرسل رأيك',
    starsNeeded: 'اختر من نجمة إلى خمس نجوم.',
    stars: '٤ من ٥ نجوم',
    sent: 'أُرسل رأيك للمراجعة',
    already: 'كتبت رأيك في هذه القطعة من قبل.',
    failed: 'حدث خطأ أثناء إرسال رأيك. حاول مرة أخرى من فضلك.',
    wish: 'أضف إلى المفضلة',
    wished: 'في مفضلتك',
    recent: 'شاهدتها مؤخرًا',
    close: 'إغلاق',
    missingTitle: 'المنتج غير موجود',
    missingText: 'هذا المنتج غير موجود أو نُقل إلى مكان آخر.',
    share: 'شارك',
    copied: 'نُسخ الرابط',
  },
] as const;

async function choose(page: Page, name: string): Promise<void> {
  const option = page.getByRole('radio', { name });
  await page.locator('label').filter({ has: option }).click();
  await expect(option).toBeChecked();
}

const summary = (page: Page) => page.locator('.product-summary');

for (const texts of languages) {
  const { locale, prefix } = texts;
  const open = async (page: Page, slug: string, query = '') => {
    await openPage(page, `${prefix}/product/${slug}${query}`);
    await alive(page.getByRole('heading', { level: 1 }));
  };
  /** The parts below the first screen come alive with the reader's first move. */
  const openWhole = async (page: Page, slug: string) => {
    await open(page, slug);
    await page.keyboard.press('Shift');
    await alive(page.locator('#reviews'));
  };

  test.describe(`a product under ${prefix}`, () => {
    test(`changes with the choice, says what cannot be had, and goes into the cart ${atOneWidth(locale)}`, async ({
      page,
    }) => {
      const expectCalmConsole = noConsoleErrors(page);
      await openPage(page, `${prefix}/shop?category=office`);
      await open(page, desk);
      await choose(page, texts.mahogany);
      await expect(page).toHaveURL(/color=bottle_green&material=mahogany/);
      await expect(summary(page)).toContainText(texts.extra);
      await choose(page, texts.tan);
      await expect(page).toHaveURL(/color=tan&material=mahogany/);
      await expect(summary(page)).toContainText(texts.notMade);
      await expect(page.getByRole('button', { name: texts.add })).toHaveCount(0);
      await choose(page, texts.darkBrown);
      await choose(page, texts.walnut);
      await expect(page).toHaveURL(/color=dark_brown&material=walnut/);
      await expect(summary(page).getByRole('status').first()).toContainText(texts.soldOut);
      await expect(page.getByRole('heading', { name: texts.notify })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/shop\?category=office$/);

      await test.step('as many as there are, and straight to the checkout', async () => {
        await open(page, desk);
        const more = page.getByRole('button', { name: texts.more });
        await more.click();
        await expect(more).toBeDisabled();
        await page.getByRole('button', { name: texts.add }).first().click();
        await expect(page.locator('#mini-cart')).toBeVisible();
        await expect(page.locator('.toast')).toHaveCount(0);
        await expect(page.getByRole('banner').locator('.cart-count')).toHaveText(/^[2٢]$/);
        await open(page, desk);
        await page.getByRole('button', { name: texts.buy }).click();
        await expect(page).toHaveURL(/\/checkout$/);
      });
      expectCalmConsole();
    });

    test(
      'keeps a choice for the next one while its scripts are on their way',
      once,
      async ({ page }) => {
        await open(page, desk);
        // The first choice fetches the parts below, and until they have come the page does not follow.
        const release = await holdRequests(page, '**/*.js');
        await choose(page, texts.mahogany);
        await expect(page).toHaveURL(/material=mahogany/);
        await nextFrame(page);
        await choose(page, texts.tan);
        await expect(page).toHaveURL(/color=tan&material=mahogany/);
        release();
        await expect(summary(page)).toContainText(texts.notMade);
        await expect(page.getByRole('radio', { name: texts.mahogany })).toBeChecked();
      },
    );

    test(
      'forgets a choice when the reader goes elsewhere on the page first',
      once,
      async ({ page }) => {
        await open(page, desk);
        const release = await holdRequests(page, '**/*.data*');
        const request = page.waitForRequest('**/*.data*');
        await choose(page, texts.mahogany);
        await request;
        // A link within the page, which the browser follows by itself.
        await page.evaluate(() => (location.hash = 'content'));
        release();
        await expect(page.getByRole('radio', { name: texts.walnut })).toBeChecked();
        await expect(page).toHaveURL(/writing-desk#content$/);
      },
    );

    test('is chosen by the arrow keys alone', once, async ({ page }) => {
      await open(page, desk);
      await page.getByRole('radio', { name: texts.walnut }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: texts.mahogany })).toBeChecked();
      await expect(page.getByRole('radio', { name: texts.mahogany })).toBeFocused();
      await expect(page).toHaveURL(/material=mahogany/);
    });

    test(`is looked at closely, measured against a door, and remembered ${atOneWidth(locale)}`, async ({
      page,
    }) => {
      await openWhole(page, sofa);
      await expect(page.getByRole('heading', { name: texts.recent })).toHaveCount(0);
      await expect(page.locator('#reviews')).toContainText(texts.loginText);
      await expect(
        page.locator('#reviews').getByRole('link', { name: texts.login }),
      ).toHaveAttribute('href', new RegExp(`/login\\?next=%2Fproduct%2F${sofa}%23reviews`));

      await test.step('its picture fills the screen, closer and back', async () => {
        await (await alive(page.locator('.gallery-picture').first())).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await axe(page, 'dialog[open]');
        const picture = dialog.locator('.lightbox-picture');
        await page.keyboard.press('+');
        await expect(picture).toHaveAttribute('style', /scale\(1\.6\)/);
        await page.keyboard.press('0');
        await expect(picture).toHaveAttribute('style', /scale\(1\)/);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      });

      await test.step('it tells whether it fits, in either digits', async () => {
        await page.getByRole('button', { name: texts.fit }).click();
        await page.getByLabel(texts.width).fill('x');
        await axe(page, 'dialog[open]');
        await page.getByLabel(texts.width).fill('٩٠');
        await page.getByLabel(texts.height).fill('205');
        await expect(page.getByRole('dialog')).toContainText(texts.fits);
        await page.getByLabel(texts.width).fill('40');
        await expect(page.getByRole('dialog')).toContainText(texts.fitsNot);
        await page.getByRole('dialog').getByRole('button', { name: texts.close }).click();
      });

      await test.step('another page knows the door, and the piece seen before', async () => {
        await openWhole(page, desk);
        await page.getByRole('button', { name: texts.fit }).click();
        await expect(page.getByLabel(texts.width)).toHaveValue('40');
        await page.keyboard.press('Escape');
        const recent = page.getByRole('region', { name: texts.recent });
        await recent.scrollIntoViewIfNeeded();
        await expect(recent.getByRole('link')).toHaveCount(1);
        await expect(recent.getByRole('link')).toHaveAttribute('href', `${prefix}/product/${sofa}`);
      });
    });

    test(`is drawn and measured in the size that is chosen ${atOneWidth(locale)}`, async ({
      page,
    }) => {
      await openWhole(page, `${sofa}?size=220`);
      const expectSize = async (width: number) => {
        await expect(page.getByRole('img', { name: texts.drawn(width) })).toBeVisible();
        await expect(page.locator('.facts')).toContainText(texts.measured(width));
      };
      const liftResult = async () => {
        await page.getByRole('button', { name: texts.fit }).click();
        const place = page.getByRole('dialog').locator('details', { hasText: texts.lift });
        if (!(await place.evaluate((details: HTMLDetailsElement) => details.open))) {
          await place.locator('summary').click();
        }
        for (const [index, size] of ['90', '110', '140', '230'].entries()) {
          await page.getByLabel(texts.liftMeasures[index]!).fill(size);
        }
        const result = await place.locator('.fit-answer').textContent();
        await page.getByRole('dialog').getByRole('button', { name: texts.close }).click();
        return result;
      };
      await expectSize(220);
      expect(await liftResult()).toContain(texts.fits);
      await choose(page, texts.longSize);
      await expectSize(260);
      expect(await liftResult()).toContain(texts.fitsNot);
      const room = page.locator('.in-my-room');
      await room.locator('summary').click();
      await expect(room).toContainText(texts.otherModel);
      await choose(page, texts.usualSize);
      await expectSize(220);
      await expect(page.locator('.other-size')).toHaveCount(0);
    });

    test(`notes who wants to hear when it is back ${atOneWidth(locale)}`, async ({ page }) => {
      await open(page, gone);
      await axe(page, '.product-summary');
      await page.keyboard.press('Shift');
      await expect(page.getByRole('button', { name: texts.add })).toHaveCount(0);
      const submit = await alive(page.getByRole('button', { name: texts.notify, exact: true }));
      await waitForFormAge(page);
      await page.getByLabel(texts.email).fill('nobody');
      await submit.click();
      await expect(summary(page)).toContainText(texts.invalidEmail);
      await expect(page.getByLabel(texts.email)).toHaveValue('nobody');
      await page.getByLabel(texts.email).fill(`${crypto.randomUUID()}@example.com`);
      await submit.click();
      await expect(page.getByText(texts.noted)).toBeVisible();
    });

    test(`is saved and reviewed by a customer, who loses nothing that was typed ${atOneWidth(locale)}`, async ({
      page,
    }) => {
      await becomeCustomer(page);
      await openWhole(page, sofa);
      const reviews = page.locator('#reviews');
      await axe(page, '#reviews');

      await test.step('on the list of wishes', async () => {
        const saved = page.waitForResponse((response) => response.request().method() === 'POST');
        await page.getByRole('button', { name: texts.wish }).click();
        await saved;
        await expect(page.getByRole('button', { name: texts.wished })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        await reloadPage(page);
        await expect(page.getByRole('button', { name: texts.wished })).toBeVisible();
        await page.keyboard.press('Shift');
        await alive(reviews);
      });

      await waitForFormAge(page);
      const send = page.getByRole('button', { name: texts.send });
      await reviews.locator('summary').click();
      await page.getByLabel(texts.text).fill('Deep, low and quiet, as promised.');
      await send.click();
      await expect(page.getByText(texts.starsNeeded)).toBeVisible();
      const stars = page.getByRole('radio', { name: texts.stars });
      await page.locator('label').filter({ has: stars }).click();
      await expect(stars).toBeChecked();

      const lost = await intercept(page, '**/product/*.data*', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.fallback(),
      );
      await send.click();
      await expect(reviews).toContainText(texts.failed);
      lost.stop();
      await expect(page.getByLabel(texts.text)).toHaveValue('Deep, low and quiet, as promised.');

      await send.click();
      await expect(reviews).toContainText(texts.sent);
      await reloadPage(page);
      await page.keyboard.press('Shift');
      await alive(reviews);
      await expect(reviews).toContainText(texts.sent);
      await expect(send).toHaveCount(0);
    });

    test('takes one review only from each customer', once, async ({ page, baseURL }) => {
      await becomeCustomer(page);
      await openWhole(page, sofa);
      await waitForFormAge(page);
      const reviews = page.locator('#reviews');
      await reviews.locator('summary').click();
      const stars = page.getByRole('radio', { name: texts.stars });
      await page.locator('label').filter({ has: stars }).click();
      await expect(stars).toBeChecked();
      await page.getByLabel(texts.text).fill('As promised.');
      const form = await reviews.locator('form[method=post]').evaluate((element) => {
        const fields = [...new FormData(element as HTMLFormElement)];
        const textFields = fields.filter(([, value]) => typeof value === 'string');
        return Object.fromEntries(textFields) as Record<string, string>;
      });
      const headers = { origin: baseURL! };
      const first = await page.request.post(`${prefix}/product/${sofa}`, { form, headers });
      expect(first.status()).toBe(200);
      await page.getByRole('button', { name: texts.send }).click();
      await expect(reviews).toContainText(texts.already);
    });

    test('can be passed on; one that does not exist says so', once, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      await openWhole(page, desk);
      await page.getByRole('button', { name: texts.share }).click();
      await expect(page.getByText(texts.copied)).toBeVisible();

      const response = await openPage(page, `${prefix}/product/no-such-piece`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.missingTitle);
      await expect(page.getByRole('main')).toContainText(texts.missingText);
    });
  });
}

test.describe('without scripts', once, () => {
  test.use({ javaScriptEnabled: false });

  test('a choice is made by the form, shared by its address, and everything can be read', async ({
    page,
  }) => {
    await openPage(page, `/en/product/${desk}`);
    await page.getByRole('radio', { name: 'Dark brown' }).check({ force: true });
    await page.getByRole('button', { name: 'Show this choice' }).click();
    await expect(page).toHaveURL(/color=dark_brown/);
    await expect(page.getByRole('radio', { name: 'Dark brown' })).toBeChecked();
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
    await expect(page.locator('noscript p')).toHaveText(/^The cart needs JavaScript/);
    await page.getByLabel('Sort reviews').selectOption('lowest');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/color=dark_brown.*reviews=lowest/);
  });

  test('a size is chosen by the form, and the page is about it', async ({ page }) => {
    await openPage(page, `/en/product/${sofa}`);
    await page.getByRole('radio', { name: '260 cm' }).check({ force: true });
    await page.getByRole('button', { name: 'Show this choice' }).click();
    await expect(page).toHaveURL(/size=260/);
    await expect(page.locator('.facts')).toContainText('260 × 96 × 82 cm');
    await expect(page.getByRole('img', { name: /^Drawing to scale: 260 cm wide/ })).toBeVisible();
  });
});
