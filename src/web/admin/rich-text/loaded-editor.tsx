import { lazy, Suspense, type FunctionComponent } from 'react';
import type { RichEditorProps } from './rich-editor.tsx';
import './rich-text.css';

const NoEditor: FunctionComponent<RichEditorProps> = () => null;

/** Loaded with the pages that need it; offline the plain field remains. */
const LazyEditor = lazy<FunctionComponent<RichEditorProps>>(() =>
  import('./rich-editor.tsx').then(
    ({ RichEditor }) => ({ default: RichEditor }),
    () => ({ default: NoEditor }),
  ),
);

export const LoadedEditor = (props: RichEditorProps) => (
  <Suspense fallback={null}>
    <LazyEditor {...props} />
  </Suspense>
);
