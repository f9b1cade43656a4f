-- The ledger of stock points at the product, which holds its key until the transaction ends. Two buyers
-- of two variants would each wait for the other's hold, if the sum asked for more than it changes.

create or replace function private.sum_variant_inventory() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  touched uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct product_id) into touched from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct product_id) into touched from old_rows;
  else
    select array_agg(distinct product_id) into touched
    from (select product_id from new_rows union select product_id from old_rows) as both_sides;
  end if;
  perform from public.products where id = any (touched) and has_variants order by id for no key update;
  update public.products p
  set quantity = (select coalesce(sum(v.inventory), 0) from public.product_variants v where v.product_id = p.id)
  where p.id = any (touched) and p.has_variants;
  return null;
end
$$;
