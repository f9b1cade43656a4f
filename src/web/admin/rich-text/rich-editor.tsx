import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { cleanPastedHtml } from '#domain/content/clean-pasted-html.ts';
import { isSafeAddress, parseRichText } from '#domain/content/rich-text.ts';
import { cleanRichText, toHtml } from '#domain/content/write-rich-text.ts';
import type { CellControlProps } from '../forms/rows-columns.ts';
import { EditorToolbar } from './editor-toolbar.tsx';

/** The text is plain or HTML, as it is stored. */
export type RichEditorProps = CellControlProps;

/** Only what the shop shows: the elements of `parseRichText`. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isSafeAddress(address),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
];

const asHtml = (text: string) => toHtml(parseRichText(text));

/** TipTap with its toolbar. In a file of its own, which only pages with such a field load. */
export function RichEditor(props: RichEditorProps) {
  const { id, label, text, lang, dir, isInvalid, onChange, onReady } = props;
  /** What the editor holds; other texts come from the form: a discard, a draft, a save. */
  const own = useRef(text);
  const [content] = useState(() => asHtml(text));
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        ...{
          id,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'aria-invalid': String(isInvalid),
          // The reason stands below the field, under this id, as in every field.
          ...(isInvalid && { 'aria-describedby': `${id}-error` }),
        },
        ...(lang && { lang }),
        ...(dir && { dir }),
        class: 'control formatted rich-text',
      },
      transformPastedHTML: cleanPastedHtml,
    },
    onUpdate: (update) => {
      own.current = cleanRichText(update.editor.getHTML());
      onChange(own.current);
    },
  });
  useEffect(() => {
    if (!editor || text === own.current) return;
    own.current = text;
    editor.commands.setContent(asHtml(text), { emitUpdate: false });
  }, [editor, text]);
  const ready = useRef(onReady);
  useEffect(() => ready.current(), []);
  return (
    <div className="rich-editor">
      <EditorToolbar editor={editor} label={label} />
      <EditorContent editor={editor} />
    </div>
  );
}
