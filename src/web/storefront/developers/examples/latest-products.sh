curl --fail-with-body --silent --get "$SHOP_URL/rest/v1/products" \
  --header "apikey: $ANON_KEY" \
  --data-urlencode "select=id,name,name_ar,price,product_images(image_url,is_primary)" \
  --data-urlencode "order=created_at.desc" \
  --data-urlencode "limit=4"
