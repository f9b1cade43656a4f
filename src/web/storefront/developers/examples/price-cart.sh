curl --fail-with-body --silent "$SHOP_URL/functions/v1/price-cart" \
  --header "apikey: $ANON_KEY" \
  --json '{ "items": [{ "product_id": "'"$PRODUCT_ID"'", "quantity": 1 }], "governorate": "cairo" }'
