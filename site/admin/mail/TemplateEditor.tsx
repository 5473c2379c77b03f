import { templateInputSchema, type TemplateJson } from '@shared/contract/mail/mailTemplates';
import {
  placeholdersOf,
  TEMPLATE_KINDS,
  TEMPLATE_LIMITS,
  type Template,
  type TemplateKind,
} from '@shared/domain/mail/mailTemplates';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type Language } from '@shared/i18n/languages';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { ApiError } from '../../api/client';
import { failureText } from '../../api/failureText';
import { Field, Select, TextArea, TextInput } from '../../components/Field';
import { issuesByField } from '../../components/formIssues';
import { templatesQuery, useSaveTemplate } from '../../queries/mailTemplates';
import { showToast } from '../../stores/toasts';
import { space } from '../../styles/theme';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { languageName } from '../components/inLanguage';
import { SaveNotice } from '../components/SaveNotice';
import { useStoredForm } from '../components/useStoredForm';
import { WriteButton } from '../components/WriteButton';
import { templateName } from './scheduledText';
import { TemplatePreview } from './TemplatePreview';
import type { Words } from '../components/useAttempt';
import { t } from '../i18n/t';

/** What mails to guests say, in each language. */
export function TemplateEditor({ templates }: { templates: readonly TemplateJson[] }) {
  const [kind, setKind] = useState<TemplateKind>('confirmation');
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE);
  const [isChanged, setIsChanged] = useState(false);
  const template = findTemplate(templates, kind, language);
  return (
    <section aria-labelledby="mail-templates">
      <h2 id="mail-templates">{t('What mails say')}</h2>
      <Note>
        {t(
          'What you do not change is the standard text. The facts of the stay, the price and the link to the guest’s page stand below it by themselves.',
        )}
      </Note>
      <Choice>
        <Field
          label={t('Mail')}
          hint={isChanged ? t('Save first, or go back to what was.') : undefined}
        >
          {(control) => (
            <Select
              {...control}
              value={kind}
              disabled={isChanged}
              onChange={({ target }) =>
                setKind(TEMPLATE_KINDS.find((one) => one === target.value) ?? kind)
              }
            >
              {TEMPLATE_KINDS.map((one) => (
                <option key={one} value={one}>
                  {templateName(one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('Language')}>
          {(control) => (
            <Select
              {...control}
              value={language}
              disabled={isChanged}
              onChange={({ target }) =>
                setLanguage(LANGUAGE_CODES.find((one) => one === target.value) ?? language)
              }
            >
              {LANGUAGE_CODES.map((one) => (
                <option key={one} value={one}>
                  {LANGUAGES[one].name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Choice>
      {template && (
        <TemplateForm key={`${kind} ${language}`} template={template} onEdited={setIsChanged} />
      )}
    </section>
  );
}

function findTemplate(
  templates: readonly TemplateJson[],
  kind: TemplateKind,
  language: Language,
): TemplateJson | undefined {
  return templates.find((one) => one.kind === kind && one.language === language);
}

function wordsOf({ subject, body }: TemplateJson): Template {
  return { subject, body };
}

/** @param template as read when the form was opened */
function TemplateForm({
  template,
  onEdited,
}: {
  template: TemplateJson;
  onEdited: (isChanged: boolean) => void;
}) {
  const save = useSaveTemplate();
  const { kind, language } = template;
  const [words, setWords] = useState(() => wordsOf(template));
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const bodyField = useRef<HTMLTextAreaElement>(null);
  const edit = (change: Partial<Template>) => {
    setWords((current) => ({ ...current, ...change }));
    setIssues({});
  };
  /** This mail's words among all; every mail is there in every language. */
  const ownOf = (all: readonly TemplateJson[]) => findTemplate(all, kind, language) ?? template;
  const { stored, changed, keep, replace, catchUp, stale } = useStoredForm({
    query: templatesQuery,
    initial: [template],
    draftOf: (all) => wordsOf(ownOf(all)),
    draft: words,
    fill: edit,
    labelOf: (name) => t(name === 'subject' ? 'Subject' : 'Text'),
  });
  const { updatedAt } = ownOf(stored);
  const isChanged = changed.length > 0;
  useEffect(() => onEdited(isChanged), [onEdited, isChanged]);
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const input = { kind, language, ...words, updatedAt };
    const checked = z.safeParse(templateInputSchema, input);
    if (!checked.success) {
      setIssues(issuesByField(checked.error.issues));
      return;
    }
    setFailure(null);
    try {
      keep(await save.mutateAsync(checked.data));
      showToast({ title: t('Text saved'), description: t('It holds for the next mail.') });
    } catch (error) {
      if (await catchUp(error)) return;
      setFailure(failureText(error, t('The text was not saved.')));
      if (error instanceof ApiError && error.body?.issues)
        setIssues(issuesByField(error.body.issues));
    }
  };
  const reset = async () => {
    try {
      replace(await save.mutateAsync({ kind, language, updatedAt }));
      setFailure(null);
    } catch (error) {
      // Other words than those that were asked about would be deleted; the form shows them now.
      if (await catchUp(error)) setIsAsking(false);
      throw error;
    }
  };
  const insert = (name: string) => {
    const at = bodyField.current?.selectionStart ?? words.body.length;
    edit({ body: `${words.body.slice(0, at)}{${name}}${words.body.slice(at)}` });
    bodyField.current?.focus();
  };
  const { lang } = LANGUAGES[language];

  return (
    <Columns>
      <Form
        onSubmit={(event) => void handleSubmit(event)}
        noValidate
        aria-label={t('Words of the mail')}
      >
        <Field label={t('Subject')} error={issues['subject']}>
          {(control) => (
            <TextInput
              {...control}
              lang={lang}
              value={words.subject}
              maxLength={TEMPLATE_LIMITS.subject}
              onChange={(event) => edit({ subject: event.target.value })}
              autoComplete="off"
            />
          )}
        </Field>
        <Field
          label={t('Text')}
          hint={t('An empty line begins a new paragraph.')}
          error={issues['body']}
        >
          {(control) => (
            <TextArea
              {...control}
              ref={bodyField}
              lang={lang}
              rows={14}
              value={words.body}
              maxLength={TEMPLATE_LIMITS.body}
              onChange={(event) => edit({ body: event.target.value })}
            />
          )}
        </Field>
        <div role="group" aria-label={t('Insert into the text')}>
          <Placeholders>
            {placeholdersOf(kind, 'body').map((name) => (
              <li key={name}>
                <Placeholder type="button" onClick={() => insert(name)}>
                  {`{${name}}`}
                </Placeholder>
              </li>
            ))}
          </Placeholders>
        </div>
        <SaveNotice stale={stale} failure={failure} />
        <Buttons>
          <WriteButton type="submit" aria-disabled={save.isPending}>
            {save.isPending ? t('Saving…') : t('Save text')}
          </WriteButton>
          {isChanged && (
            <WriteButton
              type="button"
              $variant="secondary"
              onClick={() => edit(wordsOf(ownOf(stored)))}
            >
              {t('Undo changes')}
            </WriteButton>
          )}
          {updatedAt !== null && (
            <WriteButton type="button" $variant="secondary" onClick={() => setIsAsking(true)}>
              {t('Back to the standard text')}
            </WriteButton>
          )}
        </Buttons>
      </Form>
      {isAsking && (
        <ConfirmDialog
          title={t('Back to the standard text?')}
          description={t(
            'Your own words for this mail in {language} are deleted, and nobody can bring them back.',
            { language: languageName(language) },
          )}
          confirmLabel={t('Use the standard text')}
          words={RESETTING}
          action={reset}
          onClose={() => setIsAsking(false)}
        />
      )}
      {/* The words that are stored are not in its address: it begins anew with them. */}
      <TemplatePreview
        key={updatedAt}
        of={{ kind, language, ...(isChanged && { subject: words.subject, body: words.body }) }}
      />
    </Columns>
  );
}

const RESETTING: Words = {
  done: 'The standard text holds again',
  failed: 'The standard text was not put back.',
};

const Note = styled.p`
  max-width: 68ch;
  margin: ${space(2)} 0 ${space(5)};
  color: ${({ theme }) => theme.colors.slate};
`;

const Choice = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(5)};
  margin-bottom: ${space(5)};
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: repeat(2, minmax(0, 320px));
  }
`;

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(8)};
  > * {
    min-width: 0;
  }
  ${({ theme }) => theme.up.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${space(5)};
`;

const Placeholders = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Placeholder = styled.button`
  min-height: 32px;
  padding: ${space(1)} ${space(2.5)};
  border: 1px solid ${({ theme }) => theme.colors.edge};
  border-radius: ${({ theme }) => theme.radii.control};
  background: ${({ theme }) => theme.colors.surface};
  color: inherit;
  font: inherit;
  font-size: ${({ theme }) => theme.type.small};
  cursor: pointer;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;
