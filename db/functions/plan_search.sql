-- How a term is searched for among these types: all of its words, or, where nothing has all, as many of the
-- important ones as something has. `used` is then less than what was typed, and `bonus` what the best of the
-- results have besides. What a piece is matters more than its price, the price more than its colour or
-- material, these more than the room, and all of them more than other words. `worded` is the same for what is
-- no piece: it has words alone.
create or replace function private.plan_search(
  term text, types text[], out wanted tsquery, out worded tsquery, out meant tsquery, out low bigint, out high bigint, out used text[],
  out dropped text[], out bonus tsquery[], out price text
) language plpgsql stable security definer set search_path = '' as $$
declare
  of_price constant integer := 0;
  asked_low bigint;
  asked_high bigint;
  has_price boolean;
  parts private.search_part[];
  everything integer[];
  known integer[];
  tries integer[];
  tried integer;
  is_wide boolean;
  decisive text[];
begin
  if char_length(private.normalize_search(left(term, 200))) < 2 then
    return;
  end if;
  -- The number of a piece or a variant.
  if term ~ '^\s*[[:alnum:]]+(-[[:alnum:]]+)+\s*$' and term ~ '[0-9٠-٩]' then
    worded := null;
    wanted := quote_literal('sku:' || lower(translate(btrim(term), '٠١٢٣٤٥٦٧٨٩', '0123456789')))::tsquery;
    if private.has_documents(array['product'], wanted, null, null, null) then
      meant := wanted;
      used := array[btrim(term)];
      dropped := '{}';
      bonus := '{}';
      return;
    end if;
  end if;
  select p.rest, p.low, p.high, p.typed, p.is_foreign into term, asked_low, asked_high, price, has_price
  from private.search_price(term) p;
  -- Prices in another currency cannot be compared.
  if has_price then
    asked_low := null;
    asked_high := null;
  end if;
  has_price := price is not null;
  parts := array(select part from private.read_search(term) part order by part.place);
  if has_price then
    parts := parts || (of_price, price, '', '', '', 4)::private.search_part;
  end if;
  select array_agg(part.place order by part.weight desc, char_length(part.typed) desc, part.place),
    array_agg(part.place order by part.weight desc, char_length(part.typed) desc, part.place)
      filter (where part.exact is not null and (part.place <> of_price or asked_low is not null or asked_high is not null))
  into everything, known
  from unnest(parts) part;
  if known is null then
    dropped := array(select part.typed from unnest(parts) part);
    return;
  end if;

  -- Who names a kind of piece looks for pieces.
  decisive := case when 'product' = any (types) and exists (select from unnest(parts) part where part.weight = 5 and part.exact is not null)
    then array['product'] else types end;
  -- All; all but one, the least important first; the most important alone.
  for tried in 0..2 * cardinality(known) loop
    tries := case
      when tried = 0 then known
      when tried <= cardinality(known) then array_remove(known, known[cardinality(known) + 1 - tried])
      else known[:2 * cardinality(known) - tried]
    end;
    continue when coalesce(cardinality(tries), 0) = 0
      or tried > cardinality(known) and cardinality(tries) > cardinality(known) - 2
      -- The price alone is no answer to more.
      or tries = array[of_price] and cardinality(everything) > 1;
    foreach is_wide in array array[false, true] loop
      wanted := private.join_parts(parts, tries, case when is_wide then 'wide' else 'exact' end);
      worded := private.join_parts(parts, tries, 'wide');
      low := case when of_price = any (tries) then asked_low end;
      high := case when of_price = any (tries) then asked_high end;
      if private.has_documents(decisive, wanted, worded, low, high) then
        meant := private.join_parts(parts, tries, 'meant');
        used := array(select part.typed from unnest(parts) part where part.place = any (tries));
        dropped := array(select part.typed from unnest(parts) part where part.place <> all (tries));
        bonus := array(
          select part.wide::tsquery from unnest(parts) part
          where part.place <> all (tries) and part.place <> of_price and part.exact is not null);
        return;
      end if;
    end loop;
  end loop;
  wanted := null;
  worded := null;
  low := null;
  high := null;
  dropped := array(select part.typed from unnest(parts) part);
end
$$;
alter function private.plan_search(text, text[]) owner to service_role;
grant execute on function private.plan_search(text, text[]) to anon, authenticated, service_role;
