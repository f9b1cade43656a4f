-- A product that has variants says so, holds what they hold and costs what private.shown_price says. It is
-- locked before anything is read of the others, so that two buyers or colleagues who change different
-- variants cannot overwrite each other. `no key update` is the lock that the update itself takes: a
-- stronger one would deadlock with the foreign key of the stock ledger.
create or replace function private.follow_variants() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  touched uuid[];
  -- Of these the price may be another one: an order rarely takes the last piece of a variant.
  repriced uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct product_id) into touched from new_rows;
    repriced := touched;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct product_id) into touched from old_rows;
    repriced := touched;
  else
    select array_agg(distinct side.product_id),
      array_agg(distinct side.product_id) filter (where side.is_repriced)
    into touched, repriced
    from new_rows n join old_rows o using (id) cross join lateral (values
      (n.product_id, (n.price, n.discount_price, n.inventory = 0, n.product_id)
        is distinct from (o.price, o.discount_price, o.inventory = 0, o.product_id)),
      (o.product_id, n.product_id <> o.product_id)
    ) side (product_id, is_repriced);
  end if;
  perform from public.products where id = any (touched) order by id for no key update;
  if repriced is not null then
    update public.products p set has_variants = false, quantity = 0
    where p.id = any (repriced) and p.has_variants
      and not exists (select from public.product_variants v where v.product_id = p.id);
    update public.products p
    set has_variants = true, price = shown.price, discount_price = shown.discount_price,
      prices_differ = shown.prices_differ
    from public.products stored cross join lateral private.shown_price(stored) shown
    where stored.id = any (repriced) and p.id = stored.id
      and (p.has_variants, p.price, p.discount_price, p.prices_differ)
        is distinct from (true, shown.price, shown.discount_price, shown.prices_differ);
  end if;
  update public.products p
  set quantity = (select coalesce(sum(v.inventory), 0) from public.product_variants v where v.product_id = p.id)
  where p.id = any (touched) and p.has_variants;
  return null;
end
$$;
alter function private.follow_variants() owner to service_role;

create or replace trigger follow_after_insert after insert on public.product_variants
  referencing new table as new_rows
  for each statement execute function private.follow_variants();
create or replace trigger follow_after_update after update on public.product_variants
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.follow_variants();
create or replace trigger follow_after_delete after delete on public.product_variants
  referencing old table as old_rows
  for each statement execute function private.follow_variants();
