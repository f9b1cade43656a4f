-- Every coupon has totals, so that the list of coupons sorts by them through indexes.
-- private.create_coupon_totals adds those of new coupons.

insert into public.coupon_totals (coupon_id)
select c.id from public.coupons c
where not exists (select from public.coupon_totals t where t.coupon_id = c.id);

create index coupon_totals_by_uses on public.coupon_totals (uses, coupon_id);
create index coupon_totals_by_saved on public.coupon_totals (saved, coupon_id);
create index coupon_totals_by_brought on public.coupon_totals (brought, coupon_id);
