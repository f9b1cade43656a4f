-- What the law wants on an invoice.
alter table public.site_settings
  add column legal_name text not null default '',
  add column legal_name_ar text not null default '',
  add column tax_number text not null default '',
  add column commercial_register text not null default '';

grant update (legal_name, legal_name_ar, tax_number, commercial_register)
  on public.site_settings to authenticated;
