import type { MessageKey } from '#i18n/messages/index.ts';

const labels = {
  fullName: 'account.fields.fullName',
  email: 'account.fields.email',
  phone: 'account.fields.phone',
  password: 'account.fields.password',
  currentPassword: 'account.fields.currentPassword',
  newPassword: 'account.fields.newPassword',
  jobPosition: 'account.fields.jobPosition',
  company: 'account.fields.company',
} as const satisfies Record<string, MessageKey>;

export type FieldName = keyof typeof labels;

export const isFieldName = (name: string): name is FieldName => name in labels;

export const labelOf = (name: FieldName) => labels[name];
