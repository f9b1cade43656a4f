/** Titles and texts of toasts, as specified. */
export const toasts = {
  usernameRequired: {
    title: 'Instagram Username Required',
    text: 'Please enter your Instagram username to claim your prize.',
  },
  claimed: {
    title: 'Prize Claimed!',
    text: "We'll verify your Instagram follow and add the prize to your rewards.",
  },
  thanks: { title: 'Success', text: 'Prize claimed successfully! Thank you for playing.' },
  claimFailed: {
    title: 'Claim Failed',
    text: 'There was an issue claiming your prize. Please try again.',
  },
  invalidPrize: {
    title: 'Invalid Prize',
    text: 'There was an issue with your prize selection. Please try again.',
  },
  noPrize: { title: 'Error', text: 'No prize selected to claim.' },
  failed: { title: 'Error', text: 'Failed to claim prize. Please try again.' },
  reset: 'Game reset. Ready to play again!',
  pendingClaimed: {
    title: 'Prize Claimed!',
    text: 'Your prize claim has been created and linked to your new account!',
  },
  pendingLinked: {
    title: 'Prize Claim Linked',
    text: 'Your prize claim has been linked to your new account!',
  },
  pendingNotFound: { title: 'Prize Not Found', text: 'Could not find the prize to claim.' },
  pendingFailed: { title: 'Prize Claim Failed', text: 'Could not claim your prize.' },
} as const;
