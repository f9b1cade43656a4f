vcl 4.1;

# Varnish in front of the shop. In the shop, set PURGE_URL=http://<varnish>/purge and PURGE_TOKEN to
# what stands for {{purgeToken}} below. It stores what the shop marks with s-maxage and drops it by
# Surrogate-Key.

import std;

backend shop {
  .host = "127.0.0.1";
  .port = "3000";
}

acl shop_machines {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  # Varnish has added the address of the proxy in front of it, and the shop trusts the last one.
  if (client.ip ~ shop_machines) {
    set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ", *[^,]*$", "");
  }
  if (req.url == "/purge") {
    # The token too: behind a proxy on this machine every request comes from an address of it.
    if (req.method != "POST" || client.ip !~ shop_machines || !req.http.Surrogate-Key ||
        req.http.Authorization != "Bearer {{purgeToken}}") {
      return (synth(403));
    }
    # Cache-Tag has the same names with commas: the condition of a ban must not contain spaces.
    ban("obj.http.Cache-Tag ~ (^|,)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(,|$)");
    return (synth(200));
  }
  # This address alone: the shop ends each connection to it that becomes no WebSocket. On a pipe to
  # another, further requests would reach the shop without the checks here.
  if (req.url ~ "^/realtime/v1/websocket(\?|$)" && req.http.Upgrade ~ "(?i)^websocket$") {
    return (pipe);
  }
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) {
    return (pass);
  }
  # A message that waits, and staff: pages made for one person.
  if (req.http.Cookie ~ "(^|; )flash=") {
    return (pass);
  }
  if (req.http.Cookie ~ "(^|; )(__Host-)?(access|refresh)=" && req.http.Cookie !~ "(^|; )customer=1(;|$)") {
    return (pass);
  }
  call choose_copy;
  return (hash);
}

# The copies of a page: language, theme, and whether a customer is signed in.
sub choose_copy {
  set req.http.X-Language = regsub(req.http.Cookie, "^(?:.*?; )?lang=(en|ar)(?:;.*)?$|^.*$", "\1");
  if (req.http.X-Language == "") {
    set req.http.X-Language = std.tolower(
      regsub(req.http.Accept-Language, "(?i)^(?:[^,]*,)*? *(en|ar).*$|^.*$", "\1"));
  }
  if (req.http.X-Language == "") {
    set req.http.X-Language = "en";
  }
  set req.http.X-Theme =
    regsub(req.http.Cookie, "^(?:.*?; )?ui-theme=(light|dark|system)(?:;.*)?$|^.*$", "\1");
  set req.http.X-Session = regsub(req.http.Cookie,
    "^(?:.*?; )?((?:__Host-)?(?:access|refresh)=[A-Za-z0-9._-]+)(?:;.*)?$|^.*$", "\1");

  # The shop reads the first cookie of a name. It gets the choice made here in front of the others, so
  # that it never renders another copy than the one that is stored: a forged cookie which the two read
  # differently would otherwise put the page of a customer into the store of visitors.
  set req.http.X-Copy = req.http.X-Language + " " + req.http.X-Theme;
  set req.http.X-Choice = "lang=" + req.http.X-Language + "; ui-theme=" + req.http.X-Theme;
  if (req.http.X-Session == "") {
    set req.http.X-Copy = req.http.X-Copy + " visitor";
    set req.http.X-Choice = req.http.X-Choice +
      "; customer=; access=; refresh=; __Host-access=; __Host-refresh=";
  } else {
    # With the prefix: a shop without TLS reads only cookies without it, and the other way round.
    set req.http.X-Copy = req.http.X-Copy + " customer " + regsub(req.http.X-Session, "(access|refresh)=.*", "");
    set req.http.X-Choice = req.http.X-Choice + "; customer=1; " + req.http.X-Session;
  }
  set req.http.Cookie = req.http.X-Choice + regsub(req.http.Cookie, "^(.)", "; \1");
  unset req.http.X-Choice;
  unset req.http.X-Session;
}

# Varnish drops these two headers, and the shop would not see that a WebSocket is wanted.
sub vcl_pipe {
  set bereq.http.Upgrade = "websocket";
  set bereq.http.Connection = "upgrade";
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
