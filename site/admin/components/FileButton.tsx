import { useRef, type ComponentProps } from 'react';
import type { SmallButton } from './SmallButton';
import { WriteButton } from './WriteButton';

/**
 * Opens the browser's chooser for several files.
 * @param props.label names the input
 * @param props.control the button, if it is another
 */
export function FileButton({
  label,
  accept,
  control: Control = WriteButton,
  onChoose,
  ...button
}: {
  label: string;
  accept: string;
  control?: typeof SmallButton;
  onChoose: (files: readonly File[]) => void;
} & Omit<ComponentProps<typeof WriteButton>, 'onClick'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        aria-label={label}
        accept={accept}
        disabled={button.disabled}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
      <Control
        {...button}
        onClick={() => button['aria-disabled'] !== true && input.current?.click()}
      />
    </>
  );
}
