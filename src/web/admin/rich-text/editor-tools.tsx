import type { ChainedCommands, Editor } from '@tiptap/react';
import type { ReactNode } from 'react';

const names = [
  'heading2',
  'heading3',
  'heading4',
  'bold',
  'italic',
  'underline',
  'bulletList',
  'orderedList',
  'quote',
  'link',
  'clear',
  'undo',
  'redo',
] as const;

export interface EditorTool {
  name: (typeof names)[number];
  sign: ReactNode;
  isActive?(editor: Editor): boolean;
  run(chain: ChainedCommands): void;
}

const drawn = (path: string) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

const heading = (level: 2 | 3 | 4): EditorTool => ({
  name: `heading${level}`,
  sign: <span aria-hidden="true">H{level}</span>,
  isActive: (editor) => editor.isActive('heading', { level }),
  run: (chain) => chain.toggleHeading({ level }).run(),
});

/** In the order of the toolbar. */
export const editorTools: readonly EditorTool[] = [
  heading(2),
  heading(3),
  heading(4),
  {
    name: 'bold',
    sign: <b aria-hidden="true">B</b>,
    isActive: (editor) => editor.isActive('bold'),
    run: (chain) => chain.toggleBold().run(),
  },
  {
    name: 'italic',
    sign: <i aria-hidden="true">I</i>,
    isActive: (editor) => editor.isActive('italic'),
    run: (chain) => chain.toggleItalic().run(),
  },
  {
    name: 'underline',
    sign: <u aria-hidden="true">U</u>,
    isActive: (editor) => editor.isActive('underline'),
    run: (chain) => chain.toggleUnderline().run(),
  },
  {
    name: 'bulletList',
    sign: drawn('M9 6.5h11.5M9 12h11.5M9 17.5h11.5M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01'),
    isActive: (editor) => editor.isActive('bulletList'),
    run: (chain) => chain.toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    sign: drawn('M10 6.5h10.5M10 12h10.5M10 17.5h10.5M4 5l1.5-1v5M3.5 15h2.5l-2.5 4H6'),
    isActive: (editor) => editor.isActive('orderedList'),
    run: (chain) => chain.toggleOrderedList().run(),
  },
  {
    name: 'quote',
    sign: drawn('M5 5.5v13M9 8h10.5M9 12h10.5M9 16h6.5'),
    isActive: (editor) => editor.isActive('blockquote'),
    run: (chain) => chain.toggleBlockquote().run(),
  },
  {
    name: 'link',
    sign: drawn(
      'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
    ),
    isActive: (editor) => editor.isActive('link'),
    run: () => undefined,
  },
  {
    name: 'clear',
    sign: drawn('M7 5h12M13 5l-2.5 9M4 4l16 16M8 19h6'),
    run: (chain) => chain.unsetAllMarks().clearNodes().run(),
  },
  {
    name: 'undo',
    sign: drawn('M8.5 4.5 4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11h-3'),
    run: (chain) => chain.undo().run(),
  },
  {
    name: 'redo',
    sign: drawn('M15.5 4.5 20 9l-4.5 4.5M20 9H10a5.5 5.5 0 0 0 0 11h3'),
    run: (chain) => chain.redo().run(),
  },
];
