-- The text of a mail about an order opened it for a guest: staff read it without links. The whole text
-- is for the recipient alone.
alter table public.mail_outbox drop column shown_text;
alter table public.mail_outbox add column shown_text text generated always as (
  case when carries_link then null when order_id is not null then text_without_links else text end
) stored;
grant select (shown_text) on public.mail_outbox to authenticated;

-- private.sign_draft names the author: a colleague could be named before.
revoke insert (updated_by), update (updated_by) on public.record_drafts from authenticated;
