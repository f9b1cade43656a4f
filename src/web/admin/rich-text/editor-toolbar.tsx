import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '#i18n/react.tsx';
import { editorTools, type EditorTool } from './editor-tools.tsx';
import { LinkDialog } from './link-dialog.tsx';

interface EditorToolbarProps {
  editor: Editor;
  /** Of the field. */
  label: string;
}

/** One stop of the Tab key; the arrow keys move inside. */
export function EditorToolbar({ editor, label }: EditorToolbarProps) {
  const t = useT();
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [isLinking, setIsLinking] = useState(false);
  const pressed = useEditorState({
    editor,
    selector: ({ editor: state }) => editorTools.map(({ isActive }) => isActive?.(state) ?? false),
  });
  const press = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, current, getComputedStyle(bar.current!).direction);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  const run = (tool: EditorTool) => {
    if (tool.name === 'link') return setIsLinking(true);
    // At once: the command `focus` waits for the next frame, and a letter typed before it is lost.
    editor.view.focus();
    return tool.run(editor.chain());
  };
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        className="rich-tools"
        aria-label={t('adminRichText.toolbar', { name: label })}
        onKeyDown={press}
      >
        {editorTools.map((tool, index) => (
          <button
            key={tool.name}
            type="button"
            className="rich-tool"
            tabIndex={index === current ? 0 : -1}
            aria-pressed={tool.isActive ? pressed[index] : undefined}
            aria-label={t(`adminRichText.tools.${tool.name}`)}
            title={t(`adminRichText.tools.${tool.name}`)}
            onFocus={() => setCurrent(index)}
            onClick={() => run(tool)}
          >
            {tool.sign}
          </button>
        ))}
      </div>
      {isLinking && <LinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
    </>
  );
}

function nextIndex(key: string, current: number, direction: string): number | null {
  const last = editorTools.length - 1;
  const [before, after] =
    direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === after) return current === last ? 0 : current + 1;
  if (key === before) return current === 0 ? last : current - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
