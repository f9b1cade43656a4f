import { staffRoles } from '#domain/identity/roles.ts';
import { members, everyone, sellers, noCaller, now, zero, type Call } from './call.ts';

const coupon = { code: 'REST-TEST', discount_type: 'percentage', is_active: true };

/** Profile, search and coupons. */
export const shopCalls: Call[] = [
  {
    name: 'own profile',
    allowed: members,
    run: (c, { self }) =>
      c
        .from('profiles')
        .select('*')
        .eq('id', self ?? zero)
        .single(),
  },
  {
    name: 'update of the own profile',
    allowed: members,
    run: (c, { self }) =>
      c
        .from('profiles')
        .update({ company: 'Samir & Sons' })
        .eq('id', self ?? zero)
        .select()
        .rollback(),
  },
  {
    name: 'own roles',
    allowed: staffRoles,
    run: (c, { self }) =>
      c
        .from('user_roles')
        .select('role')
        .eq('user_id', self ?? zero),
  },
  {
    name: 'search_content',
    allowed: everyone,
    run: (c) => c.rpc('search_content', { search_term: 'chair' }),
  },

  {
    name: 'coupon by code',
    allowed: sellers,
    run: (c, { code }) =>
      c.from('coupons').select('*').eq('code', code).eq('is_active', true).single(),
  },
  {
    name: 'coupons',
    allowed: sellers,
    run: (c, { coupon: id }) =>
      c.from('coupons').select('*').eq('id', id).order('created_at', { ascending: false }),
  },
  {
    name: 'insert with one set of names',
    allowed: sellers,
    run: (c) =>
      c
        .from('coupons')
        .insert({
          ...coupon,
          discount_value: 10,
          min_purchase_amount: 100,
          starts_at: now(),
          expires_at: null,
        })
        .select('code, discount_amount, minimum_purchase')
        .rollback(),
  },
  {
    name: 'insert with the other set of names',
    allowed: sellers,
    run: (c) =>
      c
        .from('coupons')
        .insert({
          ...coupon,
          discount_amount: 10,
          minimum_purchase: 100,
          start_date: now(),
          end_date: null,
        })
        .select('code, discount_value, min_purchase_amount')
        .rollback(),
  },
  {
    name: 'update a coupon',
    allowed: sellers,
    run: (c, { coupon: id }) =>
      c.from('coupons').update({ is_active: false }).eq('id', id).select().rollback(),
  },
  {
    name: 'delete a coupon',
    allowed: sellers,
    run: (c, { coupon: id }) => c.from('coupons').delete().eq('id', id).select().rollback(),
  },
  {
    name: 'coupons of the game',
    allowed: noCaller,
    owner: 'for_user_id',
    run: (c, { self }) =>
      c
        .from('coupons')
        .select('*, claimed_prizes(*)')
        .eq('source', 'game')
        .eq('for_user_id', self ?? zero)
        .eq('is_active', true),
  },
  {
    name: 'uses of a coupon',
    allowed: sellers,
    run: (c, { usedCoupon }) =>
      c.from('coupon_usage').select('*', { count: 'exact' }).eq('coupon_id', usedCoupon),
  },
  {
    name: 'uses of a coupon by a customer',
    allowed: sellers,
    run: (c, { usedCoupon, user }) =>
      c.from('coupon_usage').select('*').eq('coupon_id', usedCoupon).eq('user_id', user),
  },
  {
    name: 'own uses',
    allowed: noCaller,
    owner: 'user_id',
    run: (c, { self }) =>
      c
        .from('coupon_usage')
        .select('*, coupons(code, discount_type, discount_value), orders(id, total)')
        .eq('user_id', self ?? zero)
        .order('used_at', { ascending: false }),
  },
  {
    name: 'uses of a customer',
    allowed: sellers,
    run: (c, { user }) =>
      c
        .from('coupon_usage')
        .select('*, coupons(code, discount_type, discount_value), orders(id, total)')
        .order('used_at', { ascending: false })
        .eq('user_id', user),
  },
  {
    name: 'insert a use',
    allowed: noCaller,
    hint: /functions\/v1\/checkout/,
    run: (c, { coupon: id, self }) =>
      c
        .from('coupon_usage')
        .insert({ coupon_id: id, user_id: self ?? zero, order_id: zero, amount_saved: 1 }),
  },
  {
    name: 'pending coupon',
    allowed: noCaller,
    owner: 'user_id',
    run: (c, { self }) =>
      c
        .from('user_pending_coupons')
        .select('*, coupons(*)')
        .eq('user_id', self ?? zero)
        .is('used_at', null)
        .limit(1),
  },
  {
    name: 'use a pending coupon',
    allowed: noCaller,
    hint: /functions\/v1/,
    run: (c, { coupon: id, self }) =>
      c
        .from('user_pending_coupons')
        .update({ used_at: now() })
        .eq('user_id', self ?? zero)
        .eq('coupon_id', id),
  },
];
