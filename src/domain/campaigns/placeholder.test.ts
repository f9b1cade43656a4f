import { expect, it } from 'vitest';
import { isWithoutPlaceholder } from './placeholder.ts';

it.each(['Dear {{name}}', '{{ first_name }}', 'Hi *|FNAME|*', 'Hi %name%', 'عزيزي {{الاسم}}'])(
  'refuses %s, which would be sent as it stands',
  (text) => expect(isWithoutPlaceholder(text)).toBe(false),
);

it.each(['50% off, 20% more', 'Oak {solid}', '', null])('keeps %s', (text) =>
  expect(isWithoutPlaceholder(text)).toBe(true),
);
