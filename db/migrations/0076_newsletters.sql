-- Newsletters: the parts that marketing composes them of, and a longer text.

alter table public.notification_campaigns
  -- [{ kind, text, text_ar, picture, product, link }, …], as the form sends it.
  add column blocks text not null default '[]'
    check (jsonb_typeof(blocks::jsonb) = 'array' and char_length(blocks) <= 200000),
  drop constraint notification_campaigns_body_check,
  drop constraint notification_campaigns_body_ar_check,
  add constraint notification_campaigns_body_check check (char_length(body) <= 20000),
  add constraint notification_campaigns_body_ar_check check (char_length(body_ar) <= 20000);
grant insert (blocks), update (blocks) on public.notification_campaigns to authenticated;
