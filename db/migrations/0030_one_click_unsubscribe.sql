-- Letters name an address that ends them with one POST; mail programs show it as a button (RFC 8058).
-- It holds the reader's token, so staff are not granted the column.

alter table public.mail_outbox
  add column unsubscribe_url text check (unsubscribe_url ~ '^https?://');
