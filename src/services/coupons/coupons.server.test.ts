import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unlimited } from '#domain/coupons/coupon-limits.ts';
import type { CouponMessage } from '#domain/coupons/coupon.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Caller } from '#services/shared/caller.ts';
import { priceCart } from '#services/pricing/price-cart.server.ts';
import { requestFactsAt, makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addCoupon, addProduct } from '#tests/support/goods.ts';
import { applyCoupon } from './apply-coupon.server.ts';
import { localizeCouponMessage } from './localize-coupon-message.server.ts';

let database: TestDatabase;
let chair: string;
let userId: string;
let caller: Caller;
const now = new Date();
const visitor: Caller = { actor: { kind: 'visitor' }, attempt: requestFactsAt(now) };

beforeAll(async () => {
  database = await testDatabase();
  chair = await addProduct(database.owner, { price: '250.00' });
});
beforeEach(async () => {
  ({ userId } = await makeAccount(now));
  caller = { actor: { kind: 'user', userId, claims: {} }, attempt: requestFactsAt(now) };
});
afterAll(() => database.close());

const items = () => [{ product_id: chair, variant_id: null, quantity: 1 }];

const money = {
  currency: 'USD',
  digits: 'arab',
  tax: { mode: 'included', rate: '14.00' },
} as const;

describe('the message', () => {
  const day = new Date('2026-12-01T10:00:00Z');
  it.each<[CouponMessage, string, string]>([
    [
      { code: 'applied', limits: unlimited },
      'Coupon applied successfully!',
      'تم تطبيق الكوبون بنجاح!',
    ],
    [
      { code: 'login_required' },
      'You must be logged in to use coupons',
      'يجب تسجيل الدخول لاستخدام الكوبونات',
    ],
    [{ code: 'invalid' }, 'Invalid coupon code.', 'كود الكوبون غير صحيح.'],
    [
      { code: 'not_valid_yet', validFrom: day },
      'This coupon is not valid yet. It will be valid from December 1, 2026.',
      'لم يبدأ سريان هذا الكوبون بعد. يبدأ من ١ ديسمبر ٢٠٢٦.',
    ],
    [{ code: 'expired' }, 'This coupon has expired.', 'انتهت صلاحية هذا الكوبون.'],
    [
      { code: 'belongs_to_another' },
      'This game coupon belongs to another user.',
      'كوبون اللعبة هذا يخص مستخدمًا آخر.',
    ],
    [
      { code: 'game_coupon_used' },
      'This game coupon has already been used.',
      'سبق استخدام كوبون اللعبة هذا.',
    ],
    [
      { code: 'fully_used' },
      'This coupon has reached its maximum number of uses.',
      'وصل هذا الكوبون إلى الحد الأقصى من مرات الاستخدام.',
    ],
    [{ code: 'already_used' }, 'You have already used this coupon.', 'سبق لك استخدام هذا الكوبون.'],
    [
      { code: 'minimum_purchase', minimum: '300.00', missing: '50.00' },
      'This coupon requires a minimum purchase of $300.00.',
      'هذا الكوبون للمشتريات من \u200f٣٠٠٫٠٠\u00a0$ فأكثر.',
    ],
    [{ code: 'lookup_failed' }, 'Error validating coupon.', 'خطأ في التحقق من الكوبون.'],
    [
      { code: 'unexpected' },
      'An error occurred while validating the coupon.',
      'حدث خطأ أثناء التحقق من الكوبون.',
    ],
    [
      { code: 'not_applied' },
      'An error occurred while applying the coupon',
      'حدث خطأ أثناء تطبيق الكوبون',
    ],
  ])('for %o is that of the specification', (message, english, arabic) => {
    const messageIn = (locale: Locale) => localizeCouponMessage(message, locale, money).text;
    expect([messageIn('en'), messageIn('ar')]).toEqual([english, arabic]);
  });

  it('names the nearest fix', () => {
    const message = { code: 'minimum_purchase', minimum: '300.00', missing: '50.00' } as const;
    expect(localizeCouponMessage(message, 'en', money).hint).toBe('Add $50.00 more to use it.');
  });
});

describe('a typed code', () => {
  it('is rejected for a visitor, and when it is blank', async () => {
    const code = await addCoupon(database.owner);
    expect(await applyCoupon({ code, items: items() }, visitor)).toMatchObject({
      coupon: null,
      discount: '0.00',
      message: { code: 'login_required' },
    });
    expect(await applyCoupon({ code: '  ', items: items() }, caller)).toMatchObject({
      message: { code: 'invalid' },
    });
  });

  it('redeems nothing', async () => {
    const code = await addCoupon(database.owner, { max_uses: 1 });
    for (let time = 0; time < 2; time += 1) {
      const result = await applyCoupon({ code, items: items() }, caller);
      expect(result).toMatchObject({ discount: '10.00', total: '240.00', coupon: { code } });
    }
  });

  it('for some rooms and products counts for their lines only, and names them', async () => {
    const lamp = await addProduct(database.owner, { price: '40.00', category: 'lighting' });
    await database.owner.query(`update products set name_ar = 'مصباح' where id = $1`, [lamp]);
    const { rows } = await database.owner.query('select name from products where id = $1', [lamp]);
    const half = { discount_type: 'percentage', discount_value: '50.00' };
    const both = [...items(), { product_id: lamp, variant_id: null, quantity: 2 }];
    const apply = (code: string, wanted = both) => applyCoupon({ code, items: wanted }, caller);

    const forLamp = await addCoupon(database.owner, { ...half, product_ids: [lamp] });
    expect(await apply(forLamp)).toMatchObject({
      ...{ discount: '40.00', total: '290.00' },
      coupon: { limits: { rooms: [], products: [{ id: lamp }] } },
      message: { code: 'applied', hint: `It counts for: \u2068${rows[0].name}\u2069.` },
    });
    expect(await apply(forLamp, items())).toMatchObject({
      ...{ coupon: null, discount: '0.00', total: '250.00' },
      message: { code: 'other_pieces', text: 'This coupon is for other pieces.' },
    });
    const forRoom = await addCoupon(database.owner, { ...half, rooms: ['lighting'] });
    expect(await apply(forRoom)).toMatchObject({
      discount: '40.00',
      message: { hint: 'It counts for: Lighting.' },
    });
    // A product that is not shown any more is not named to customers.
    await database.owner.query(`update products set status = 'draft' where id = $1`, [lamp]);
    expect(await apply(forLamp)).toMatchObject({ coupon: null, message: { hint: null } });
  });

  it('of the game is rejected until staff have activated it', async () => {
    const game = { source: 'game', for_user_id: userId, is_active: false };
    const code = await addCoupon(database.owner, game);
    const apply = async () => (await applyCoupon({ code, items: items() }, caller)).message.code;
    expect(await apply()).toBe('invalid');
    await database.owner.query('update coupons set is_active = true where code = $1', [code]);
    expect(await apply()).toBe('applied');
  });

  it('that cannot be looked up is rejected', async () => {
    const code = await addCoupon(database.owner);
    await database.owner.query('alter table coupon_usage rename to hidden');
    try {
      expect(await applyCoupon({ code, items: items() }, caller)).toMatchObject({
        coupon: null,
        discount: '0.00',
        total: '250.00',
        message: { code: 'lookup_failed', text: 'Error validating coupon.' },
      });
    } finally {
      await database.owner.query('alter table hidden rename to coupon_usage');
    }
  });
});

describe('a pending coupon', () => {
  const wait = (code: string) =>
    database.owner.query(
      'insert into user_pending_coupons (user_id, coupon_id) select $1, id from coupons where code = $2',
      [userId, code],
    );

  it('is applied automatically when it is valid and no other code was entered', async () => {
    const dear = await addCoupon(database.owner, { min_purchase_amount: '900.00' });
    const good = await addCoupon(database.owner, { discount_value: '20.00' });
    await wait(dear);
    const price = (change: object) => priceCart({ items: items(), ...change }, caller);
    const before = await price({ applyPending: true });
    expect([before.coupon, before.couponMessage]).toEqual([null, null]);
    const other = await addCoupon(database.owner, { rooms: ['lighting'] });
    await wait(other);
    expect((await price({ applyPending: true })).coupon).toBeNull();
    await wait(good);
    expect((await price({ applyPending: true })).coupon).toMatchObject({ code: good });
    expect((await price({})).coupon).toBeNull();
    const typed = await addCoupon(database.owner);
    const both = await price({ applyPending: true, couponCode: typed });
    expect(both.coupon).toMatchObject({ code: typed, discount: '10.00' });
  });

  it('is not applied for other customers', async () => {
    const code = await addCoupon(database.owner);
    await wait(code);
    expect((await priceCart({ items: items(), applyPending: true }, visitor)).coupon).toBeNull();
  });
});
