export const adminViewAs = {
  menu: 'Look as another role',
  stop: 'Stop',
  banner: {
    admin: 'You are looking as Administrator. Nothing can be saved.',
    sales: 'You are looking as Sales. Nothing can be saved.',
    marketing: 'You are looking as Marketing. Nothing can be saved.',
    technical_office_manager: 'You are looking as Technical manager. Nothing can be saved.',
    content_manager: 'You are looking as Content manager. Nothing can be saved.',
  },
} as const;
