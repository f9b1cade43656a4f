curl --fail-with-body --silent "$SHOP_URL/auth/v1/token?grant_type=password" \
  --header "apikey: $ANON_KEY" \
  --json '{ "email": "'"$EMAIL"'", "password": "'"$PASSWORD"'" }'
