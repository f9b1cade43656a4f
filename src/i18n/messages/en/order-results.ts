/** What the server answers about coupons and orders, to pages and to API clients. */
export const orderResults = {
  coupon: {
    applied: 'Coupon applied successfully!',
    login_required: 'You must be logged in to use coupons',
    invalid: 'Invalid coupon code.',
    not_valid_yet: 'This coupon is not valid yet. It will be valid from {date}.',
    expired: 'This coupon has expired.',
    belongs_to_another: 'This game coupon belongs to another user.',
    game_coupon_used: 'This game coupon has already been used.',
    fully_used: 'This coupon has reached its maximum number of uses.',
    already_used: 'You have already used this coupon.',
    minimum_purchase: 'This coupon requires a minimum purchase of {amount}.',
    lookup_failed: 'Error validating coupon.',
    unexpected: 'An error occurred while validating the coupon.',
    not_applied: 'An error occurred while applying the coupon',
    rate_limited: 'Too many attempts. Please wait a little before trying another code.',
    other_pieces: 'This coupon is for other pieces.',
    counts_for: 'It counts for: {names}.',
    and_more: '{names} and more',
    missing: 'Add {amount} more to use it.',
  },
  rejection: {
    cart_empty: 'Please add items to your cart before checking out.',
    session_ended:
      'Your session has ended and nothing was ordered. Login again and come back: your cart is still here.',
    address_required: 'Please select a shipping address.',
    not_served: 'We do not deliver to this governorate yet.',
    out_of_stock: 'We have fewer of {name} than you asked for: {left} left.',
    gone: 'A piece in your cart is no longer available.',
    price_changed: 'The price has changed since you saw it. Please look at your order again.',
    key_reused: 'This order has already been placed with different contents.',
    rate_limited: 'Too many requests. Please wait a little.',
    order_too_large: {
      pieces: {
        one: 'A first order can hold one piece. We gladly take larger orders by telephone.',
        other:
          'A first order can hold up to {count} pieces. We gladly take larger orders by telephone.',
      },
      value:
        'A first order can be worth up to {amount}. We gladly take larger orders by telephone.',
    },
    too_many_orders:
      'We already have several orders with these details today. We will gladly take another one by telephone.',
    call: 'Please call us at {phone}, or log in if you have ordered from us before.',
    failed: 'There was a problem processing your order. Please try again.',
  },
} as const;
