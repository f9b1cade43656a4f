-- The parts of a search, each a word or phrase with what it means: `exact` as kind, colour, material, room or
-- word of the shop, `meant` the same without the words of titles, `wide` also as words of a text. The longest phrase that has a meaning goes first. A part
-- without `exact` is nothing that the shop knows.
create or replace function private.read_search(words text)
returns setof private.search_part
language plpgsql stable security definer set search_path = '' as $$
declare
  longest constant integer := 4;
  most constant integer := 8;
  originals text[];
  plain text[];
  keys text[];
  meaning record;
  guesses record;
  at integer := 1;
  size integer;
  found_phrase boolean;
  part private.search_part;
begin
  select array_agg(original order by split.place), array_agg(key order by split.place),
    array_agg(normalized order by split.place) into originals, keys, plain
  from (
    select piece.original, piece.place, private.search_key(piece.original) as key,
      private.normalize_search(piece.original) as normalized
    from regexp_split_to_table(words, '[[:space:][:punct:]،؛؟«»$£<>≤≥=+|]+') with ordinality piece (original, place)
    where piece.original <> ''
    order by piece.place limit 40
  ) split
  where split.key <> '' and char_length(split.key) between 1 and 40;
  keys := keys[:most];
  while at <= coalesce(cardinality(keys), 0) loop
    found_phrase := false;
    for size in reverse least(longest, cardinality(keys) - at + 1)..1 loop
      select m.exact, m.wide, m.weight into meaning
      from (values (1, array_to_string(keys[at:at + size - 1], ' ')),
        (2, private.search_stem(array_to_string(keys[at:at + size - 1], ' ')))) tried (turn, key)
      join private.search_meanings m on m.key = tried.key collate "C"
      order by tried.turn limit 1;
      if found then
        part.place := at;
        part.typed := array_to_string(originals[at:at + size - 1], ' ');
        -- What a title says in these very words is meant too.
        part.meant := meaning.exact;
        part.exact := meaning.exact || ' | (' || (
          select string_agg('(' || (select string_agg(quote_literal('t:' || form), ' | ')
            from unnest(private.search_forms(word)) form) || ')', ' & ')
          from unnest(plain[at:at + size - 1]) word) || ')';
        part.wide := part.exact || ' | ' || meaning.wide;
        part.weight := meaning.weight;
        return next part;
        at := at + size;
        found_phrase := true;
        exit;
      end if;
    end loop;
    continue when found_phrase;

    select string_agg(coalesce(m.exact, quote_literal(a.alternative)), ' | ') as queries,
      max(m.weight) as weight, bool_or(a.is_guess) as is_guess
    into guesses
    from (
      select known.alternative, known.is_guess, max(n.weight) over () as best, n.weight
      from private.search_alternatives(plain[at]) known
      left join private.search_meanings n on n.key = private.search_key(known.alternative) collate "C"
    ) a
    left join private.search_meanings m on m.key = private.search_key(a.alternative) collate "C"
      and (a.is_guess or not m.is_stem)
    -- Of guesses, those that are a kind of piece.
    where not a.is_guess or a.best is distinct from 5 or a.weight = 5;
    part.place := at;
    part.typed := originals[at];
    part.exact := guesses.queries;
    part.weight := coalesce(guesses.weight, 1);
    -- While a word is typed, what it may become.
    if at = cardinality(keys) and char_length(keys[at]) >= 3 and not coalesce(guesses.is_guess, false) then
      select concat_ws(' | ', guesses.queries, string_agg(begun.exact, ' | ')), greatest(guesses.weight, max(begun.weight), 1)
      into part.exact, part.weight
      from (
        select m.exact, m.weight from private.search_meanings m
        where m.key >= keys[at] collate "C" and m.key <= (keys[at] || chr(1114111)) collate "C" and not m.is_stem
        order by m.key limit 6
      ) begun;
    end if;
    part.exact := nullif(part.exact, '');
    part.meant := part.exact;
    part.wide := part.exact;
    return next part;
    at := at + 1;
  end loop;
end
$$;
alter function private.read_search(text) owner to service_role;
grant execute on function private.read_search(text) to service_role;
