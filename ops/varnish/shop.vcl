vcl 4.1;

# Varnish in front of the shop. Set PURGE_URL=http://<varnish>/purge in the shop.
# It stores what the shop marks with s-maxage and drops it by Surrogate-Key.

backend shop {
  .host = "127.0.0.1";
  .port = "3000";
}

acl shop_machines {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.url == "/purge") {
    if (req.method != "POST" || client.ip !~ shop_machines || !req.http.Surrogate-Key) {
      return (synth(403));
    }
    # Cache-Tag has the same names with commas: the condition of a ban must not contain spaces.
    ban("obj.http.Cache-Tag ~ (^|,)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(,|$)");
    return (synth(200));
  }
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization || req.http.Upgrade) {
    return (pass);
  }
  # A message that waits, and staff: pages made for one person.
  if (req.http.Cookie ~ "(^|; )flash=") {
    return (pass);
  }
  if (req.http.Cookie ~ "(^|; )(__Host-)?(access|refresh)=" && req.http.Cookie !~ "(^|; )customer=1(;|$)") {
    return (pass);
  }
  # The copies of a page: language, theme, and whether somebody is signed in.
  set req.http.X-Copy = regsub(req.http.Cookie, "(^|.*; )lang=([a-z]*).*|.*", "\2") + " " +
    regsub(req.http.Cookie, "(^|.*; )ui-theme=([a-z]*).*|.*", "\2") + " " +
    regsub(req.http.Cookie, "(^|.*; )(__Host-)?(access|refresh)=.*|.*", "\3") + " " +
    regsub(req.http.Accept-Language, "(?i)^(?:[^,]*,)*? *(en|ar).*$|.*", "\1");
  return (hash);
}

sub vcl_hash {
  hash_data(req.http.X-Copy);
}

sub vcl_backend_response {
  if (beresp.http.Cache-Control !~ "s-maxage" || beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
  set beresp.grace = 30s;
  # The copy is chosen above; the whole cookie would make one for each reader.
  set beresp.http.Vary = "Accept-Encoding";
}

sub vcl_deliver {
  # Browsers and other proxies know nothing of the choice above.
  set resp.http.Vary = "Cookie, Accept-Language, Accept-Encoding";
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  set resp.http.X-Cache = "miss";
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  }
}
