import { CONTENT_KEYS, PREVIEW_PATHS, type ContentState } from '@shared/contract/content/content';
import { CONTENT_GROUPS, fieldOf, type ContentGroupId } from '@shared/domain/content/fields';
import type { ContentKey } from '@shared/domain/content/values';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@shared/i18n/languages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { QueryState } from '../../components/QueryState';
import { contentQuery, useDiscardContent, usePublishContent } from '../../queries/content';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { useMediaQuery } from '../components/useMediaQuery';
import { WriteButton } from '../components/WriteButton';
import { ScreenHead } from '../shell/ScreenHead';
import { showFailure } from '../components/showFailure';
import { ContentInput } from './ContentInput';
import { HistoryDialog } from './HistoryDialog';
import { LanguageChooser } from './LanguageChooser';
import { Preview } from './Preview';
import { TranslationLead } from './translationParts';
import { useContentDraft, type ContentDraft } from './useContentDraft';
import { t, type Sentence } from '../i18n/t';

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

const STATUS_TEXTS = {
  saved: 'Draft saved',
  saving: 'Saving...',
  unsaved: 'Not saved yet',
  failed: 'Not saved yet: trying again',
} as const satisfies Record<ContentDraft['status'], Sentence>;

const FITS_BOTH = '(min-width: 1100px)';

function Editor({ language, state }: { language: Language; state: ContentState }) {
  const draft = useContentDraft(language, state);
  const { translation } = draft;
  const publish = usePublishContent(language);
  const discard = useDiscardContent(language);
  const [params, setParams] = useSearchParams();
  const isWide = useMediaQuery(FITS_BOTH);
  const asked = CONTENT_GROUPS.find(({ id }) => id === params.get('section'))?.id;
  const [open, setOpen] = useState<ContentGroupId | null>(asked ?? 'villa');
  useEffect(() => {
    // Focusing scrolls to it; most sections are far below.
    if (asked) document.querySelector<HTMLElement>(`[aria-controls="part-${asked}"]`)?.focus();
  }, [asked]);
  const [task, setTask] = useState<'history' | 'discard' | null>(null);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const changes = draft.unpublished.length;
  const isBroken = CONTENT_KEYS.some((key) => Object.keys(draft.field(key).issues).length > 0);

  /** Saves unsaved input. @returns the draft's version, `null` if it cannot be saved */
  const flush = async (failed: string): Promise<number | null> => {
    let version: number | null;
    try {
      version = await draft.flush();
    } catch (error) {
      showFailure(failed, error);
      return null;
    }
    if (version === null) {
      showToast({
        title: failed,
        description: t('Something above could not be saved. Please look at what is marked in red.'),
        tone: 'destructive',
      });
    }
    return version;
  };
  const handlePublish = async () => {
    const version = await flush(t('Not published'));
    if (version === null) return;
    publish.mutate(version, {
      onSuccess: () =>
        showToast({ title: t('Published'), description: t('Guests read it from now on.') }),
      onError: (error) => showFailure(t('Not published'), error),
    });
  };
  const handleLanguage = async (next: Language) => {
    if (next === language || (await flush(t('Still in this language'))) === null) return;
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
      <Bar>
        <ScreenHead title={t('Site')}>
          <Status role="status" data-status={draft.status}>
            {changes === 0 && draft.status === 'saved'
              ? t('Everything is published')
              : t('{status} · {changes} {changes|change|changes} to publish', {
                  status: t(STATUS_TEXTS[draft.status]),
                  changes,
                })}
          </Status>
          <Button type="button" $variant="quiet" $size="small" onClick={() => setTask('history')}>
            {t('History')}
          </Button>
          <WriteButton
            type="button"
            $variant="quiet"
            $size="small"
            aria-disabled={changes === 0}
            onClick={() => changes > 0 && setTask('discard')}
          >
            {t('Discard changes')}
          </WriteButton>
          <WriteButton
            type="button"
            $size="small"
            $variant={changes === 0 ? 'secondary' : 'primary'}
            aria-disabled={changes === 0 || isBroken || publish.isPending}
            onClick={() => changes > 0 && !publish.isPending && void handlePublish()}
          >
            {publish.isPending ? t('Publishing...') : t('Publish')}
          </WriteButton>
        </ScreenHead>
      </Bar>
      <LanguageChooser value={language} onChange={(next) => void handleLanguage(next)} />
      {translation && <TranslationLead language={language} count={translation.waiting.length} />}
      {!isWide && (
        <PreviewSwitch>
          <Button
            type="button"
            $variant="secondary"
            $size="small"
            aria-expanded={isPreviewOpen}
            onClick={() => setPreviewOpen(!isPreviewOpen)}
          >
            {isPreviewOpen ? t('Hide the preview') : t('Show the preview')}
          </Button>
          {isPreviewOpen && preview}
        </PreviewSwitch>
      )}
      <Columns>
        <Groups>
          {CONTENT_GROUPS.filter(({ id }) => keysOf(id, draft).length > 0).map(({ id, label }) => (
            <Group
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
          words={DISCARD_WORDS}
          action={async () => {
            await discard.mutateAsync(await draft.forget());
          }}
          onClose={() => setTask(null)}
        />
      )}
    </>
  );
}

const DISCARD_WORDS = {
  done: 'Changes discarded',
  failed: 'The changes could not be discarded',
} as const;

function Group({
  id,
  label,
  draft,
  isOpen,
  onToggle,
}: {
  id: ContentGroupId;
  label: string;
  draft: ContentDraft;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const keys = keysOf(id, draft);
  const changes = keys.filter((key) => draft.unpublished.includes(key)).length;
  const waiting = (draft.translation?.waiting ?? []).filter((unit) =>
    keys.some((key) => unit === key || unit.startsWith(`${key}:`)),
  ).length;
  return (
    <li>
      <h2>
        <Opener
          type="button"
          aria-expanded={isOpen}
          aria-controls={`part-${id}`}
          onClick={onToggle}
        >
          {label}
          {changes > 0 && <small>{t('{changes} {changes|change|changes}', { changes })}</small>}
          {waiting > 0 && <small>{t('{waiting} to translate', { waiting })}</small>}
          <span aria-hidden>{isOpen ? '–' : '+'}</span>
        </Opener>
      </h2>
      <Fields id={`part-${id}`} hidden={!isOpen}>
        {isOpen && (
          <>
            {id === 'hero' && (
              <p>
                {t.parts('The large picture is chosen in {link}.', {
                  link: <Link to="/admin/settings">{t('Settings')}</Link>,
                })}
              </p>
            )}
            {id === 'gallery' && (
              <p>
                {t.parts('The photographs are in the {link}.', {
                  link: <Link to="/admin/gallery">{t('Gallery')}</Link>,
                })}
              </p>
            )}
            {keys.map((key) => (
              <ContentInput key={key} draft={draft} name={key} />
            ))}
          </>
        )}
      </Fields>
    </li>
  );
}

function keysOf(id: ContentGroupId, draft: ContentDraft): ContentKey[] {
  return draft.keys.filter((key) => fieldOf(key).group === id);
}

/** The heading by which the preview finds a section. */
function headingOf(group: ContentGroupId | null, draft: ContentDraft): string {
  const key = CONTENT_KEYS.find((known) => known === `${group}.title`);
  if (key === undefined || key === 'villa.title') return '';
  const title = draft.field(key).value || draft.translation?.english[key];
  return typeof title === 'string' ? title : '';
}

/** Sticky where there is room, so that it is reachable from every field. */
const Bar = styled.div`
  ${({ theme }) => theme.up.desktop} {
    position: sticky;
    z-index: 5;
    top: 0;
    padding: ${space(2)} 0;
    background: ${({ theme }) => theme.colors.ground};
  }
`;

/** On a phone in its own row, so that the buttons stay together. */
const Status = styled.span`
  flex: 1 0 100%;
  ${({ theme }) => theme.up.tablet} {
    flex: none;
  }
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
  &[data-status='failed'] {
    color: ${({ theme }) => theme.colors.coral};
  }
`;

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
  list-style: none;
  > li {
    border-top: 1px solid ${({ theme }) => theme.colors.stone};
  }
`;

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: 48px;
  padding: 0;
  background: none;
  border: 0;
  font-family: ${({ theme }) => theme.fonts.text};
  font-size: 1rem;
  font-weight: 600;
  letter-spacing: 0;
  text-align: left;
  cursor: pointer;
  > span {
    margin-left: auto;
    font-size: 1.25rem;
    font-weight: 400;
    color: ${({ theme }) => theme.colors.slate};
  }
  small {
    font-weight: 600;
    color: ${({ theme }) => theme.colors.saffron};
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(2)} 0 ${space(8)};
  &[hidden] {
    display: none;
  }
`;

const Aside = styled.div`
  position: sticky;
  top: ${space(18)};
`;
