export const orderMails = {
  title: 'E-mails about this order',
  noText: 'The text is no longer stored.',
  statuses: {
    queued: 'Waiting to be sent',
    sent: 'Sent',
    failed: 'Not delivered',
    kept: 'Not sent: e-mail is not set up',
  },
} as const;
