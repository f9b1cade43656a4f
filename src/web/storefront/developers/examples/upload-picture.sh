curl --fail-with-body --silent "$SHOP_URL/storage/v1/object/product-images/samples/$(date +%s%N).jpg" \
  --header "apikey: $SERVICE_KEY" \
  --header "Authorization: Bearer $SERVICE_KEY" \
  --header "Content-Type: image/jpeg" \
  --data-binary "@$PICTURE"
