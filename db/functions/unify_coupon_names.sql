-- Keeps both names of each column equal, whichever of them was written, and codes in upper case with
-- digits of one script. A coupon of one customer stays personal when the account is closed.
create or replace function private.unify_coupon_names() returns trigger
language plpgsql set search_path = '' as $$
declare
  before public.coupons;
begin
  if tg_op = 'UPDATE' then
    before := old;
  end if;
  new.code := translate(upper(btrim(new.code)), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789');
  new.is_personal := new.is_personal or before.is_personal is true
    or new.for_user_id is not null or new.source = 'game';
  new.discount_value := private.written_value(
    'discount_value', before.discount_value, new.discount_value, new.discount_amount);
  new.min_purchase_amount := private.written_value(
    'min_purchase_amount', before.min_purchase_amount, new.min_purchase_amount, new.minimum_purchase);
  new.starts_at := coalesce(private.written_value(
    'starts_at', before.starts_at, new.starts_at, new.start_date), now());
  new.expires_at := private.written_value(
    'expires_at', before.expires_at, new.expires_at, new.end_date);
  new.discount_amount := new.discount_value;
  new.minimum_purchase := new.min_purchase_amount;
  new.start_date := new.starts_at;
  new.end_date := new.expires_at;
  return new;
end
$$;

create or replace trigger unify_names before insert or update on public.coupons
  for each row execute function private.unify_coupon_names();
