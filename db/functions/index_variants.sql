-- Colours, materials and numbers of variants are found as those of their product. Products are indexed again
-- only where one of these changes.
create or replace function private.index_variants() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  touched uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct product_id) into touched from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct product_id) into touched from old_rows;
  else
    select array_agg(distinct product_id) into touched from (
      select n.product_id from new_rows n join old_rows o using (id)
      where (n.color, n.material, n.sku, n.product_id) is distinct from (o.color, o.material, o.sku, o.product_id)
      union select o.product_id from new_rows n join old_rows o using (id) where n.product_id <> o.product_id
    ) changed;
  end if;
  if touched is not null then
    perform private.index_one_product(p) from public.products p
    where p.id = any (touched) and p.status = 'published';
  end if;
  return null;
end
$$;
alter function private.index_variants() owner to service_role;

create or replace trigger index_after_insert after insert on public.product_variants
  referencing new table as new_rows
  for each statement execute function private.index_variants();
create or replace trigger index_after_update after update on public.product_variants
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.index_variants();
create or replace trigger index_after_delete after delete on public.product_variants
  referencing old table as old_rows
  for each statement execute function private.index_variants();
