-- What a provider has confirmed, until the client that asked for it links it to its account.
alter table auth.flow_states add column linked_identity jsonb
  check (octet_length(linked_identity::text) <= 4000);
