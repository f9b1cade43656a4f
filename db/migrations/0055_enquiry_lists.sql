-- What the lists of requests and messages sort by and search in.
create index custom_service_requests_by_time on public.custom_service_requests (created_at, id);
create index contact_messages_by_time on public.contact_messages (created_at, id);
create index custom_service_requests_title_search
  on public.custom_service_requests using gin (project_title extensions.gin_trgm_ops);
create index custom_service_requests_name_search
  on public.custom_service_requests using gin (full_name extensions.gin_trgm_ops);
create index custom_service_requests_email_search
  on public.custom_service_requests using gin (email extensions.gin_trgm_ops);
create index custom_service_requests_phone_search
  on public.custom_service_requests using gin (phone extensions.gin_trgm_ops);
create index contact_messages_name_search
  on public.contact_messages using gin (full_name extensions.gin_trgm_ops);
create index contact_messages_email_search
  on public.contact_messages using gin (email extensions.gin_trgm_ops);
create index contact_messages_phone_search
  on public.contact_messages using gin (phone extensions.gin_trgm_ops);
create index contact_messages_text_search
  on public.contact_messages using gin (message extensions.gin_trgm_ops);
