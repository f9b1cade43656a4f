-- The number of the shop on WhatsApp and when it is answered. Without a number no page links to it.
alter table public.site_settings
  add column whatsapp_number text not null default ''
    check (whatsapp_number = '' or whatsapp_number ~ '^\+[1-9][0-9]{6,14}$'),
  add column whatsapp_hours text not null default '',
  add column whatsapp_hours_ar text not null default '';

grant update (whatsapp_number, whatsapp_hours, whatsapp_hours_ar) on public.site_settings
  to authenticated;
