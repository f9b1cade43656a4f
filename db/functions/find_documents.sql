-- Up to `most` documents of a type: those with the words in their title and, if these are fewer than
-- `enough`, others with the words in their text. Sequential scans are off and the plan is made for the
-- actual words: scanning the table until enough is found takes forever when little matches.
create or replace function private.find_documents(
  type text, wanted tsquery, most integer, enough integer, low bigint, high bigint
)
returns table (id uuid, title text, in_title integer)
language plpgsql stable security definer rows 100
set search_path = '' set plan_cache_mode = force_custom_plan
set enable_seqscan = off set enable_indexscan = off as $$
declare
  missing integer := most;
  got integer;
begin
  -- Only products have a price. Without words the price alone decides.
  if (low is not null or high is not null) and type <> 'product' then
    return;
  end if;
  if wanted is null and type <> 'product' then
    return;
  end if;
  if wanted is null then
    return query select * from private.find_priced_products(most, low, high);
    return;
  end if;
  return query select d.id, d.title, 1 from private.search_documents d
  where d.content_type = type and get_byte(uuid_send(d.id), 15) < 4 and d.title_words @@ wanted
    and (low is null or d.cents >= low) and (high is null or d.cents <= high)
  limit missing;
  get diagnostics got = row_count;
  missing := missing - got;
  if missing > 0 then
    return query select d.id, d.title, 1 from private.search_documents d
    where d.content_type = type and get_byte(uuid_send(d.id), 15) >= 4 and d.title_words @@ wanted
      and (low is null or d.cents >= low) and (high is null or d.cents <= high)
    limit missing;
    get diagnostics got = row_count;
    missing := missing - got;
  end if;
  if most - missing >= enough then
    return;
  end if;
  return query select d.id, d.title, 0 from private.search_documents d
  where d.content_type = type and get_byte(uuid_send(d.id), 15) < 4 and d.all_words @@ wanted
    and not d.title_words @@ wanted
    and (low is null or d.cents >= low) and (high is null or d.cents <= high)
  limit missing;
  get diagnostics got = row_count;
  missing := missing - got;
  if missing > 0 then
    return query select d.id, d.title, 0 from private.search_documents d
    where d.content_type = type and get_byte(uuid_send(d.id), 15) >= 4 and d.all_words @@ wanted
      and not d.title_words @@ wanted
      and (low is null or d.cents >= low) and (high is null or d.cents <= high)
    limit missing;
  end if;
end
$$;
alter function private.find_documents(text, tsquery, integer, integer, bigint, bigint) owner to service_role;
