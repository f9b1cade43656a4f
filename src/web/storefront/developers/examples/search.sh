curl --fail-with-body --silent "$SHOP_URL/rest/v1/rpc/search_content" \
  --header "apikey: $ANON_KEY" \
  --json '{ "search_term": "lantern" }'
