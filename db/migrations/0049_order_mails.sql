-- Which order a mail is about, so that sales see what its buyer was told. The text that they read has no
-- links: a guest's link opens the order without signing in.

alter table public.mail_outbox
  add column order_id uuid references public.orders (id) on delete cascade,
  add column text_without_links text,
  add constraint mail_outbox_text_of_order check (text_without_links is null or order_id is not null);
create index mail_outbox_of_order on public.mail_outbox (order_id, created_at)
  where order_id is not null;

create policy sales_read on public.mail_outbox for select to authenticated
  using (order_id is not null and (select private.has_role('sales')));
grant select (order_id, text_without_links) on public.mail_outbox to authenticated;
