-- Rows for private.topic_rights to read: the caller may be allowed to read a topic and not to write it.
create or replace function private.add_topic_samples(topic text) returns uuid[]
language sql security definer set search_path = '' as $$
  with added as (
    insert into realtime.messages (topic, extension)
    values (add_topic_samples.topic, 'broadcast'), (add_topic_samples.topic, 'presence')
    returning id
  )
  select array_agg(id) from added
$$;
alter function private.add_topic_samples(text) owner to service_role;
grant execute on function private.add_topic_samples(text) to anon, authenticated, service_role;
