-- A published product keeps a first picture, and descriptions of its pictures in both languages; see
-- `reject_gaps`. At the end of the transaction, because a form writes product and pictures one by one.
create or replace function private.reject_picture_gaps() returns trigger
language plpgsql set search_path = '' as $$
declare
  is_product boolean := tg_table_name = 'products';
  written jsonb := to_jsonb(coalesce(new, old));
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  product uuid := written ->> case when is_product then 'id' else 'product_id' end;
begin
  if current_setting('fustat.accepts_gaps', true) = 'yes'
    or not exists (select from public.products where id = product and status = 'published')
  then
    return null;
  end if;
  -- What lacked something before may be improved step by step.
  if exists (
      select from public.product_images i
      where i.product_id = product and (is_product or i.id::text = written ->> 'id')
        and not private.is_described(to_jsonb(i))
        and (is_product or before is null or private.is_described(before))
    ) or ((is_product or (before ->> 'is_primary')::boolean) and not exists (
      select from public.product_images where product_id = product and is_primary
    ))
  then
    raise check_violation using
      message = 'a published product has a first picture, and its pictures are described in both languages',
      table = 'product_images', column = 'alt_ar', constraint = 'product_images_gap';
  end if;
  return null;
end
$$;

drop trigger if exists reject_picture_gaps on public.product_images;
create constraint trigger reject_picture_gaps after insert or update or delete on public.product_images
  deferrable initially deferred
  for each row when (current_user in ('authenticated', 'shop_user'))
  execute function private.reject_picture_gaps();

drop trigger if exists reject_picture_gaps_of_new on public.products;
create constraint trigger reject_picture_gaps_of_new after insert on public.products
  deferrable initially deferred
  for each row when (current_user in ('authenticated', 'shop_user') and new.status = 'published')
  execute function private.reject_picture_gaps();
drop trigger if exists reject_picture_gaps_of_published on public.products;
create constraint trigger reject_picture_gaps_of_published after update of status on public.products
  deferrable initially deferred
  for each row when (
    current_user in ('authenticated', 'shop_user') and new.status = 'published' and old.status <> 'published')
  execute function private.reject_picture_gaps();
