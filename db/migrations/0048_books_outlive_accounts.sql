-- A closed account takes its owner's name out of the books and leaves the figures: which coupons
-- were used how often must stay true after their users have left.

alter table public.coupon_usage
  alter column user_id drop not null,
  drop constraint coupon_usage_user_id_fkey,
  add foreign key (user_id) references auth.users (id) on delete set null;

-- A game coupon without an owner belongs to nobody and cannot be used.
alter table public.coupons
  drop constraint coupons_for_user_id_fkey,
  add foreign key (for_user_id) references auth.users (id) on delete set null;
