/** What the server answers when it rejects a move; specified texts verbatim. */
export const rejections = {
  game_disabled: 'The game is resting at the moment. Please come back soon.',
  cooldown: 'You have played today. You can play again in {wait}.',
  invalid_device: 'This device is not known to the game. Please start again.',
  game_not_found: 'This game does not exist or has ended.',
  wrong_stage: 'The game is at another stage.',
  already_answered: 'This question has already been answered.',
  out_of_order: 'This question is not up yet.',
  invalid_option: 'This answer is not one of the options.',
  rate_limited: 'Too many attempts. Please wait a little.',
  no_prize_selected: 'No prize selected',
  username_required: 'Instagram username is required',
  username_invalid: 'That does not look like an Instagram username.',
  username_taken:
    'This Instagram account has already claimed a prize. Please use your own account; if this is yours and you did not claim, write to us and we will put it right.',
  not_identified: 'User not authenticated and no device ID provided',
  account_required:
    'Many prizes were claimed from your network today. This one stays yours: sign in or create an account to claim it.',
  proof_required:
    'Many people are playing from your network today. Sign in or create an account to play.',
  already_claimed: 'You have already claimed a prize. Only one play is allowed per user or device.',
  prize_not_found: 'Prize not found',
  prize_unavailable: 'This prize is no longer available. Please try a different one.',
  claim_check_failed: 'Error checking existing claim',
  claim_failed: 'Failed to claim prize: {message}',
  claim_unknown: 'Unknown error claiming prize',
  noAnswer: 'the shop did not answer. Please try again.',
  not_signed_in: 'Please login to access this page',
  draw_not_found: 'There is no such draw.',
  no_questions: 'No questions provided',
} as const;
