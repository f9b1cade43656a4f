curl --fail-with-body --silent --get "$SHOP_URL/rest/v1/products" \
  --header "apikey: $ANON_KEY" \
  --header "Accept: application/vnd.pgrst.object+json" \
  --data-urlencode "select=*,product_images(*),product_variants(*)" \
  --data-urlencode "id=eq.$PRODUCT_ID" \
  --data-urlencode "product_images.order=display_order"
