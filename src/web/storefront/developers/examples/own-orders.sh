curl --fail-with-body --silent --get "$SHOP_URL/rest/v1/orders" \
  --header "apikey: $ANON_KEY" \
  --header "Authorization: Bearer $ACCESS_TOKEN" \
  --data-urlencode "select=id,number,status,total,order_items(name,quantity)" \
  --data-urlencode "order=created_at.desc" \
  --data-urlencode "limit=10"
