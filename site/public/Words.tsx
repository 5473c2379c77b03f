import type { Inline, RichText } from '@shared/domain/content/richText';
import type { KeyOf } from '@shared/domain/content/values';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { useContent } from './PageContext';

type Element = ComponentType<{ children: ReactNode }> | 'p';

/** A text of the owner's, by its key; nothing where it is empty. @param as the element of a paragraph */
export function Words({ of, as }: { of: KeyOf<'line' | 'marked'>; as: Element }) {
  return <Paragraphs text={useContent()[of]} as={as} />;
}

/** A text with marks, as elements: nothing of it is ever read as HTML. */
export function Paragraphs({ text, as: Paragraph }: { text: RichText; as: Element }) {
  if (text === '') return null;
  if (typeof text === 'string') return <Paragraph>{text}</Paragraph>;
  return text.map(paragraphAs(Paragraph));
}

// Paragraphs and marks have nothing else to be told apart by, and never change places.
const paragraphAs = (Paragraph: Element) => (parts: readonly Inline[], index: number) => (
  <Paragraph key={index}>{parts.map(inline)}</Paragraph>
);

function inline(part: Inline, index: number): ReactNode {
  if (typeof part === 'string') return <Fragment key={index}>{part}</Fragment>;
  if (part.kind === 'break') return <br key={index} />;
  const children = part.children.map(inline);
  if (part.kind === 'link') {
    return (
      <a key={index} href={part.href} rel="noreferrer">
        {children}
      </a>
    );
  }
  return part.kind === 'em' ? (
    <em key={index}>{children}</em>
  ) : (
    <strong key={index}>{children}</strong>
  );
}
