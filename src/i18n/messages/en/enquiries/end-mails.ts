/** The pages that end the newsletter and mails about an account. */
export const endMails = {
  unsubscribeTitle: 'Unsubscribe',
  unsubscribeText: 'One click, and you will receive no further newsletter.',
  unsubscribe: 'End my subscription',
  unsubscribing: 'One moment...',
  unsubscribedTitle: 'You are unsubscribed',
  unsubscribedText:
    'You will receive no more newsletters. If you change your mind, the form is where it was.',
  unknownLinkTitle: 'This link has ended',
  unknownLinkText:
    'We do not know this link, or it was copied in part. Open it from the e-mail again, or write to us and we will end the subscription for you.',
  backToShop: 'Browse the shop',
  contact: 'Contact us',
  notifications: {
    endTitle: 'Stop these e-mails?',
    endText:
      'One click, and you will receive no more e-mails of this kind. Your account stays as it is.',
    end: 'Stop these e-mails',
    endedTitle: 'These e-mails have stopped',
    endedText:
      'You will receive no more e-mails of the kind “{name}”. You can turn them on again at any time.',
    unknownTitle: 'This link does not work',
    unknownText:
      'Part of the link is missing. In your account you can choose which e-mails you receive.',
    choices: 'Choose your e-mails',
  },
} as const;
