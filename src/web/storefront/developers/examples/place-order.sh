curl --fail-with-body --silent "$SHOP_URL/functions/v1/checkout" \
  --header "apikey: $ANON_KEY" \
  --json @- <<JSON
{
  "key": "$ORDER_KEY",
  "items": [{ "product_id": "$PRODUCT_ID", "quantity": 1 }],
  "address": {
    "full_name": "Salma Fahmy", "phone": "01012345678", "email": "salma@example.com",
    "governorate": "cairo", "city": "Zamalek", "street": "26 July Street", "building": "12"
  },
  "payment_method": "cash_on_delivery",
  "locale": "en"
}
JSON
