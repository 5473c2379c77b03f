import type { Inline, RichText } from '@shared/domain/content/richText';
import type { KeyOf } from '@shared/domain/content/contentTypes';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { useContent, useLangOf } from './PageContext';

type Element = ComponentType<{ children: ReactNode; lang?: string }> | 'p';

/** One of the owner's texts, by key. Renders nothing when it is empty. @param as element of a paragraph */
export function ContentText({ of, as }: { of: KeyOf<'line' | 'marked'>; as: Element }) {
  const lang = useLangOf()(of);
  return <Paragraphs text={useContent()[of]} as={as} {...lang} />;
}

/** Renders a text with marks as elements, never as HTML. */
export function Paragraphs({
  text,
  as: Paragraph,
  lang,
}: {
  text: RichText;
  as: Element;
  lang?: string;
}) {
  if (text === '') return null;
  const named = lang === undefined ? {} : { lang };
  if (typeof text === 'string') return <Paragraph {...named}>{text}</Paragraph>;
  return text.map(paragraphAs(Paragraph, named));
}

// Paragraphs and marks have no other key, and their order never changes.
const paragraphAs =
  (Paragraph: Element, named: { lang?: string }) => (parts: readonly Inline[], index: number) => (
    <Paragraph key={index} {...named}>
      {parts.map(inline)}
    </Paragraph>
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
