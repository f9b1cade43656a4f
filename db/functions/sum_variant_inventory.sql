-- The quantity of a product with variants is the sum of theirs. The product is locked before the sum, so
-- that two buyers of different variants cannot overwrite each other. `no key update` is the lock that the
-- update itself takes: a stronger one would deadlock with the foreign key of the stock ledger.
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
alter function private.sum_variant_inventory() owner to service_role;

create or replace trigger sum_after_insert after insert on public.product_variants
  referencing new table as new_rows
  for each statement execute function private.sum_variant_inventory();
create or replace trigger sum_after_update after update on public.product_variants
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.sum_variant_inventory();
create or replace trigger sum_after_delete after delete on public.product_variants
  referencing old table as old_rows
  for each statement execute function private.sum_variant_inventory();
