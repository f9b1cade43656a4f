-- Sets author and verified purchase. Security definer: the reviewer may not write these columns or read
-- all orders.
create or replace function private.set_review_author() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.is_anonymous then
    new.author_name := null;
  elsif new.author_name is null then
    select nullif(full_name, '') into new.author_name from public.profiles where id = new.user_id;
  end if;
  new.verified_purchase := new.verified_purchase or exists (
    select from public.orders o join public.order_items i on i.order_id = o.id
    where o.user_id = new.user_id and o.status = 'delivered' and i.product_id = new.product_id
  );
  return new;
end
$$;
alter function private.set_review_author() owner to service_role;

create or replace trigger sign before insert or update of is_anonymous on public.reviews
  for each row execute function private.set_review_author();
