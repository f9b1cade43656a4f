import { expect, type Page } from '@playwright/test';
import { alive } from '#tests/support/alive.ts';
import { openPage } from '#tests/support/open-page.ts';

/** What the screens of buying say, as far as the journeys press it or look for it. */
export const buyingTexts = {
  en: {
    prefix: '/en',
    add: 'Add to cart',
    added: 'Added to your cart',
    view: 'View cart',
    checkout: 'Checkout',
    required: 'Please fill in this field.',
    toDelivery: 'Continue to delivery',
    toReview: 'Continue to review',
    placeOrder: 'Place the order',
    thanks: 'Thank you',
    free: 'Free',
    createAccount: 'Create an account',
  },
  ar: {
    prefix: '/ar',
    add: 'أضف إلى السلة',
    added: 'تمت الإضافة إلى سلتك',
    view: 'عرض السلة',
    checkout: 'إتمام الطلب',
    required: 'من فضلك املأ هذه الخانة.',
    toDelivery: 'متابعة إلى التوصيل',
    toReview: 'متابعة إلى المراجعة',
    placeOrder: 'تأكيد الطلب',
    thanks: 'شكرًا لك',
    free: 'مجانًا',
    createAccount: 'أنشئ حسابًا',
  },
} as const;
export type BuyingTexts = (typeof buyingTexts)['en' | 'ar'];

export const miniCart = (page: Page) => page.locator('#mini-cart');
export const count = (page: Page) => page.getByRole('banner').locator('.cart-count');

/** From the piece's own page; the small cart shows it afterwards. */
export async function putInCart(page: Page, slug: string, texts: BuyingTexts): Promise<void> {
  await openPage(page, `${texts.prefix}/product/${slug}`);
  await (await alive(page.getByRole('button', { name: texts.add }).first())).click();
  await expect(miniCart(page)).toBeVisible();
}

export async function openCart(page: Page, texts: BuyingTexts): Promise<void> {
  await openPage(page, `${texts.prefix}/cart`);
  await expect(page.locator('.cart-line').first()).toBeVisible();
}

/** A door in Cairo; the phone in whichever digits the reader types. */
export async function fillAddress(page: Page, fields: Record<string, string> = {}): Promise<void> {
  const typed = {
    ...{ full_name: 'Nour Adel', phone: '٠١٠٠ ١٢٣ ٤٥٦٧', city: 'Maadi', street: 'Road 9' },
    ...{ building: '12', floor: '3' },
    ...fields,
  };
  for (const [name, value] of Object.entries(typed)) {
    await page.locator(`#address-${name}`).fill(value);
  }
  await page.locator('#address-governorate').selectOption('cairo');
}

/** As a guest, up to the last button. */
export async function goToReview(page: Page, email: string, texts: BuyingTexts): Promise<void> {
  await openPage(page, `${texts.prefix}/checkout`);
  await fillAddress(page, { email });
  await page.getByRole('button', { name: texts.toDelivery }).click();
  await page.getByRole('button', { name: texts.toReview }).click();
  await expect(page.getByRole('button', { name: texts.placeOrder })).toBeVisible();
  await expect(page.locator('.checkout-summary .amounts-payable')).toContainText(/\d|[٠-٩]/);
}
