curl --fail-with-body --silent --get "$SHOP_URL/rest/v1/products" \
  --header "apikey: $SERVICE_KEY" \
  --header "Prefer: count=exact" \
  --data-urlencode "select=sku,name,quantity" \
  --data-urlencode "stock_status=eq.low_stock" \
  --data-urlencode "order=quantity" \
  --data-urlencode "limit=20"
