curl --fail-with-body --silent "$SHOP_URL/realtime/v1/api/broadcast" \
  --header "apikey: $SERVICE_KEY" \
  --json '{ "messages": [{ "topic": "showroom", "event": "opened", "payload": { "floor": 1 } }] }'
