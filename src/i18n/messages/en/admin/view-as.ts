export const adminViewAs = {
  menu: 'View as another role',
  stop: 'Stop',
  banner: {
    admin: 'You are viewing as Administrator. Nothing can be saved.',
    sales: 'You are viewing as Sales. Nothing can be saved.',
    marketing: 'You are viewing as Marketing. Nothing can be saved.',
    technical_office_manager: 'You are viewing as Technical manager. Nothing can be saved.',
    content_manager: 'You are viewing as Content manager. Nothing can be saved.',
  },
} as const;
