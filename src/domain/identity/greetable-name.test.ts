import { describe, expect, it } from 'vitest';
import { isGreetableName } from './greetable-name.ts';

describe('a name that is greeted', () => {
  it.each([
    'Mona Farid',
    'منى فريد',
    "Nour O'Neil-Adel",
    'M. K. Adel',
    'د. أحمد سامي',
    'Eng. Sami',
    'علی\u200cرضا',
  ])('%s', (name) => {
    expect(isGreetableName(name)).toBe(true);
  });
});

describe('a name that is not greeted', () => {
  it.each([
    '',
    ' ',
    'https://evil.example',
    'Win at evil.example/prize',
    'Mona evil.com',
    'منى موقع.مصر',
    'evil。com',
    'evil．com',
    'www. evil',
    'mona@evil',
    '10.0.0.1',
    'Mona\nPay here',
    'Mona\u202egnp.exe',
    'Mona\u2028Pay',
    'evil.\u200dcom',
  ])('%j', (name) => {
    expect(isGreetableName(name)).toBe(false);
  });
});
