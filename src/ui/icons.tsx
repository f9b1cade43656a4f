import { path, type IconProps } from './icon.tsx';

export const SearchIcon = path(
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20.5 20.5',
);
export const MenuIcon = path('M3.5 7h17M3.5 12h17M3.5 17h11', true);
export const CloseIcon = path('m6 6 12 12M18 6 6 18');
export const ChevronDownIcon = path('m6.5 9.5 5.5 5.5 5.5-5.5');
export const HeartIcon = path(
  'M12 20s-7.5-4.6-7.5-10.1A4.2 4.2 0 0 1 8.7 5.5c1.5 0 2.7.8 3.3 2 .6-1.2 1.8-2 3.3-2a4.2 4.2 0 0 1 4.2 4.4C19.5 15.4 12 20 12 20Z',
);
export const BagIcon = path('M5 8.5h14l1 12H4l1-12ZM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5');
export const UserIcon = path(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
);
export const GlobeIcon = path(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.5 2.3 3.5 5.2 3.5 8.5s-1 6.2-3.5 8.5c-2.5-2.3-3.5-5.2-3.5-8.5s1-6.2 3.5-8.5Z',
);
export const SunIcon = path(
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
);
export const MoonIcon = path('M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z');
export const StarIcon = path(
  'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8L12 3.5Z',
);
export const PencilIcon = path('m4.5 19.5 1-4.5L16 4.5 19.5 8 9 18.5l-4.5 1ZM13.5 7l3.5 3.5', true);
export const CheckIcon = path('m5 12.5 4.5 4.5L19 7.5');
export const MinusIcon = path('M6 12h12');
export const PlusIcon = path('M6 12h12M12 6v12');
export const PhoneIcon = path(
  'M8.2 4 10 8.2 7.9 9.9a12 12 0 0 0 6.2 6.2l1.7-2.1L20 15.8v2.7c0 .9-.7 1.6-1.6 1.5C11 19.4 4.6 13 4 5.6 3.9 4.7 4.6 4 5.5 4h2.7Z',
);
export const WifiOffIcon = path(
  'M4 4l16 16M12 19.5h.01M8.5 16a5 5 0 0 1 6.3-.6M5.5 12.5a9 9 0 0 1 4-2.3M14 10.2a9 9 0 0 1 4.5 2.3M2.5 9a13.5 13.5 0 0 1 4.3-2.7M10.5 5.3A13.5 13.5 0 0 1 21.5 9',
);
export const PlayIcon = path('M7.5 5 18.5 12l-11 7V5Z');
export const PauseIcon = path('M8.5 5.5v13M15.5 5.5v13');
export const TruckIcon = path(
  'M2.5 6.5h11v10h-11v-10ZM13.5 10h4.5l3.5 3.5v3h-8V10ZM6.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  true,
);
export const BanknoteIcon = path(
  'M2.5 6.5h19v11h-19v-11ZM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6 9.5v.01M18 14.5v.01',
);
export const ReturnIcon = path('M8.5 5 4 9.5 8.5 14M4 9.5h10a5 5 0 0 1 0 10H9', true);
export const ExternalIcon = path('M13.5 4.5h6v6M19.5 4.5l-9 9M10.5 5.5h-6v14h14v-6', true);
export const InfoIcon = path(
  'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.5h.01',
);
export const WarningIcon = path('M12 4 21 19.5H3L12 4ZM12 10v4.5M12 17h.01');

const Forward = path('M4 12h16M14 6l6 6-6 6', true);
const Back = path('M20 12H4M10 6l-6 6 6 6', true);

/** Points forward in reading direction, `back` the other way. Both mirror in Arabic. */
export const ArrowIcon = ({ back, className }: IconProps & { back?: boolean }) =>
  back ? <Back className={className} /> : <Forward className={className} />;
