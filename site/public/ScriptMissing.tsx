import { serverTexts } from '@shared/i18n/catalogues';
import type { Language } from '@shared/i18n/languages';
import styled from 'styled-components';
import { space } from '../styles/theme';
import { ContactLinks } from './messages/ContactLinks';
import { useText } from './PageContext';

/** `boot.ts`, which imports nothing, repeats this id. */
const ID = 'script-missing';

/**
 * Says that the page's scripts failed to load, with a reload link and the owner's contact. The server renders
 * it hidden, because only `boot.ts` is sure to be available to show it.
 */
export function ScriptMissing({ language }: { language: Language }) {
  const t = useText();
  const texts = serverTexts(language).errorPage;
  return (
    <Notice id={ID} role="alert" hidden>
      <strong>{texts['script.title']}</strong>
      <span>{texts['script.text']}</span>
      {/* An empty `href` reloads the same address with its query. */}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
      <a href="">{texts['script.reload']}</a>
      <ContactLinks before={t('contact.reach')} />
    </Notice>
  );
}

const Notice = styled.div`
  /* Sticky, so that at the end of the page it lies below the footer instead of covering it. */
  position: sticky;
  z-index: 60;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  padding: ${space(4)} ${space(5)} max(${space(4)}, env(safe-area-inset-bottom, 0px));
  background: ${({ theme }) => theme.colors.oceanDeep};
  color: ${({ theme }) => theme.colors.sand};
  overflow-wrap: anywhere;
  a {
    color: inherit;
  }
  :focus-visible {
    outline-color: currentColor;
  }
  &[hidden] {
    display: none;
  }
`;
