-- For wrk: each request names another address in X-Forwarded-For, as `addressOf` does.
local number = 0

request = function()
  number = number + 1
  wrk.headers["X-Forwarded-For"] = string.format(
    "10.%d.%d.%d",
    math.floor(number / 65536) % 256,
    math.floor(number / 256) % 256,
    number % 256
  )
  return wrk.format()
end
