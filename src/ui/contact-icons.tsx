import { path } from './icon.tsx';

// Apart from the other icons, because every first visit fetches those.
export const MailIcon = path('M3.5 6h17v12h-17V6ZM3.5 7l8.5 6.5L20.5 7');
export const PinIcon = path(
  'M12 21s-6.5-6.1-6.5-11a6.5 6.5 0 0 1 13 0c0 4.9-6.5 11-6.5 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const ClockIcon = path('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5l3 2');
export const SocialIcon = path(
  'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM16.9 7.1h.01',
);
export const FacebookIcon = path(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12.2 20.5v-8c0-2.2.9-3.2 2.8-3.2M9.5 13.3h5',
);
export const PinterestIcon = path(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9 19.8l2.5-9.3M9.3 12.6c-1.6-3 .2-5.4 2.9-5.4 2.2 0 3.7 1.5 3.7 3.5 0 2.3-1.3 4-3 4-1 0-1.7-.6-1.9-1.4',
);
export const WhatsAppIcon = path(
  'M4 20l1.2-4.1A8 8 0 1 1 8.3 18.8L4 20ZM9 8.3c-.9.6-.9 2.3.9 4.3s3.900 2.500 4.700 1.500c.3-.4.3-.9 0-1.100l-1.300-.8-1 .8c-.9-.4-1.600-1.100-2-2l.7-1-.7-1.500c-.2-.4-.8-.5-1.300-.2Z',
);
