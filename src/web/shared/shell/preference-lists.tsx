import type { ComponentProps } from 'react';
import { ChoiceForm, ThemeChoices, ThemeForm } from './preference-choices.tsx';
import { LanguageChoices } from './preference-menus.tsx';

export const LanguageList = (list: Omit<ComponentProps<'ul'>, 'children'>) => (
  <ChoiceForm name="locale">
    <ul {...list}>
      <LanguageChoices />
    </ul>
  </ChoiceForm>
);

export const ThemeList = () => (
  <ThemeForm>
    <ul>
      <ThemeChoices />
    </ul>
  </ThemeForm>
);
