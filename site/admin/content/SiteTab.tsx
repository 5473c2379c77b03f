import { CONTENT_KEYS, PREVIEW_PATHS, type ContentState } from '@shared/contract/content/content';
import { CONTENT_GROUPS, type ContentGroupId } from '@shared/domain/content/fields';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@shared/i18n/languages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { SmallButton } from '../components/SmallButton';
import { QueryState } from '../../components/QueryState';
import { contentQuery, useDiscardContent } from '../../queries/content';
import { space } from '../../styles/theme';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { useMediaQuery } from '../components/useMediaQuery';
import { ScreenHead } from '../shell/ScreenHead';
import { ContentGroup, keysOf } from './ContentGroup';
import { EditorBar, flush } from './EditorBar';
import { HistoryDialog } from './HistoryDialog';
import { LanguageChooser } from './LanguageChooser';
import { Preview } from './Preview';
import { TranslationLead } from './translationParts';
import { useContentDraft, type ContentDraft } from './useContentDraft';
import { t } from '../i18n/t';

/**
 * The site's texts, images and facts by section, with a preview. Edits one language at a time: `?language=de`.
 * `?section=contact` opens that section.
 */
export function SiteTab() {
  const [params] = useSearchParams();
  const given = params.get('language') ?? '';
  const language = isLanguage(given) ? given : DEFAULT_LANGUAGE;
  const content = useQuery(contentQuery(useApi(), language));
  return content.data ? (
    <Editor key={language} language={language} state={content.data} />
  ) : (
    <>
      <ScreenHead title={t('Site')} />
      <QueryState
        query={content}
        loading={t('Loading the site...')}
        failed={t('The site’s texts could not be loaded.')}
      >
        {() => null}
      </QueryState>
    </>
  );
}

const FITS_BOTH = '(min-width: 1100px)';

function Editor({ language, state }: { language: Language; state: ContentState }) {
  const draft = useContentDraft(language, state);
  const { translation } = draft;
  const discard = useDiscardContent(language);
  const [params, setParams] = useSearchParams();
  const isWide = useMediaQuery(FITS_BOTH);
  const asked = CONTENT_GROUPS.find(({ id }) => id === params.get('section'))?.id;
  const { hash } = useLocation();
  const [open, setOpen] = useState<ContentGroupId | null>(asked ?? 'villa');
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) {
    setShown(asked);
    setOpen(asked);
  }
  useEffect(() => {
    // Focusing scrolls to it; most sections are far below.
    if (asked && !hash)
      document.querySelector<HTMLElement>(`[aria-controls="part-${asked}"]`)?.focus();
  }, [asked, hash]);
  const [task, setTask] = useState<'history' | 'discard' | null>(null);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const handleLanguage = async (next: Language) => {
    if (next === language || (await flush(draft, t('Still in this language'))) === null) return;
    setParams(next === DEFAULT_LANGUAGE ? {} : { language: next });
  };

  const preview = (
    <Preview
      path={PREVIEW_PATHS.find((path) => path === `/${open}`) ?? '/'}
      language={language}
      version={state.version}
      heading={headingOf(open, draft)}
      initialWidth={isWide ? 'desktop' : 'phone'}
    />
  );
  return (
    <>
      <EditorBar draft={draft} onTask={setTask} />
      <LanguageChooser value={language} onChange={(next) => void handleLanguage(next)} />
      {translation && <TranslationLead language={language} count={translation.waiting.length} />}
      {!isWide && (
        <PreviewSwitch>
          <SmallButton aria-expanded={isPreviewOpen} onClick={() => setPreviewOpen(!isPreviewOpen)}>
            {isPreviewOpen ? t('Hide the preview') : t('Show the preview')}
          </SmallButton>
          {isPreviewOpen && preview}
        </PreviewSwitch>
      )}
      <Columns>
        <Groups>
          {CONTENT_GROUPS.filter(({ id }) => keysOf(id, draft).length > 0).map(({ id, label }) => (
            <ContentGroup
              key={id}
              id={id}
              label={t(label)}
              draft={draft}
              isOpen={open === id}
              onToggle={() => setOpen(open === id ? null : id)}
            />
          ))}
        </Groups>
        {isWide && <Aside>{preview}</Aside>}
      </Columns>
      {task === 'history' && (
        <HistoryDialog language={language} settle={draft.forget} onClose={() => setTask(null)} />
      )}
      {task === 'discard' && (
        <ConfirmDialog
          title={t('Discard your changes?')}
          description={t('The draft becomes what guests read now. This action cannot be undone.')}
          confirmLabel={t('Discard changes')}
          texts={DISCARD_TEXTS}
          action={async () => {
            await discard.mutateAsync(await draft.forget());
          }}
          onClose={() => setTask(null)}
        />
      )}
    </>
  );
}

const DISCARD_TEXTS = {
  done: 'Changes discarded',
  failed: 'The changes could not be discarded',
} as const;

/** The heading by which the preview finds a section. */
function headingOf(group: ContentGroupId | null, draft: ContentDraft): string {
  const key = CONTENT_KEYS.find((known) => known === `${group}.title`);
  if (key === undefined || key === 'villa.title') return '';
  const title = draft.field(key).value || draft.translation?.english[key];
  return typeof title === 'string' ? title : '';
}

const PreviewSwitch = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  margin-bottom: ${space(4)};
  > section {
    width: 100%;
  }
`;

const Columns = styled.div`
  ${({ theme }) => theme.up.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${space(8)};
    align-items: start;
  }
`;

const Groups = styled.ul`
  > li {
    border-top: 1px solid ${({ theme }) => theme.colors.stone};
  }
`;

const Aside = styled.div`
  position: sticky;
  top: ${space(18)};
`;
