-- A key is published as 'next' before it signs, and as 'previous' until its tokens have expired.
alter table auth.signing_keys
  add column replaced_at timestamptz,
  drop constraint signing_keys_status_check,
  add constraint signing_keys_status_check
    check (status in ('next', 'current', 'previous', 'retired'));

create unique index signing_keys_one_next_idx on auth.signing_keys (status) where status = 'next';
