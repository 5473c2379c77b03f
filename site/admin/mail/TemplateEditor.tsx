import { templateInputSchema, type TemplateJson } from '@shared/contract/mail/mailTemplates';
import {
  placeholdersOf,
  TEMPLATE_KINDS,
  TEMPLATE_LIMITS,
  type Template,
  type TemplateKind,
} from '@shared/domain/mail/mailTemplates';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type Language } from '@shared/i18n/languages';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { templatesQuery, useSaveTemplate } from '../../queries/mailTemplates';
import { space } from '../../styles/theme';
import { Actions, Lead, Stack } from '../components/cardStyles';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { languageName } from '../components/inLanguage';
import { SelectField, TextAreaField, TextField } from '../components/fields';
import { SaveNotice } from '../components/SaveNotice';
import { useAttempt, type AttemptTexts } from '../components/useAttempt';
import { useForm } from '../components/useForm';
import { useStoredForm } from '../components/useStoredForm';
import { WriteButton } from '../components/WriteButton';
import { templateName } from './scheduledText';
import { TemplatePreview } from './TemplatePreview';
import { SmallButton } from '../components/SmallButton';
import { t } from '../i18n/t';

export function TemplateEditor({ templates }: { templates: readonly TemplateJson[] }) {
  const [kind, setKind] = useState<TemplateKind>('confirmation');
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE);
  const [isChanged, setIsChanged] = useState(false);
  const template = findTemplate(templates, kind, language);
  return (
    <section aria-labelledby="mail-templates">
      <h2 id="mail-templates">{t('What mails say')}</h2>
      <Lead>
        {t(
          'What you do not change is the standard text. The facts of the stay, the price and the link to the guest’s page stand below it by themselves.',
        )}
      </Lead>
      <Choice>
        <SelectField
          label={t('Mail')}
          hint={isChanged ? t('Save first, or go back to what was.') : undefined}
          value={kind}
          disabled={isChanged}
          options={TEMPLATE_KINDS.map((one) => [one, templateName(one)])}
          onValue={setKind}
        />
        <SelectField
          label={t('Language')}
          value={language}
          disabled={isChanged}
          options={LANGUAGE_CODES.map((one) => [one, LANGUAGES[one].name])}
          onValue={setLanguage}
        />
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

function templateOf({ subject, body }: TemplateJson): Template {
  return { subject, body };
}

function TemplateForm({
  template,
  onEdited,
}: {
  template: TemplateJson;
  onEdited: (isChanged: boolean) => void;
}) {
  const save = useSaveTemplate();
  const { kind, language } = template;
  const [isAsking, setIsAsking] = useState(false);
  const bodyField = useRef<HTMLTextAreaElement>(null);
  /** This mail's text; every mail exists in every language. */
  const ownOf = (all: readonly TemplateJson[]) => findTemplate(all, kind, language) ?? template;
  const form = useForm({
    schema: schemaOf(kind, language),
    initial: templateOf(template),
    onValid: (input) =>
      void attempt.run(async () => keep(await save.mutateAsync({ ...input, updatedAt }))),
  });
  const storedForm = useStoredForm({
    query: templatesQuery,
    initial: [template],
    draftOf: (all) => templateOf(ownOf(all)),
    draft: form.values,
    fill: form.setValues,
    labelOf: (name) => t(name === 'subject' ? 'Subject' : 'Text'),
  });
  const { stored, changed, keep, replace, stale } = storedForm;
  const attempt = useAttempt(
    { done: ['Text saved', 'It holds for the next mail.'], failed: 'The text was not saved.' },
    { form, stored: storedForm },
  );
  const { updatedAt } = ownOf(stored);
  const isChanged = changed.length > 0;
  useEffect(() => onEdited(isChanged), [onEdited, isChanged]);
  const insert = (name: string) => {
    const { body } = form.values;
    const at = bodyField.current?.selectionStart ?? body.length;
    form.setValue('body', `${body.slice(0, at)}{${name}}${body.slice(at)}`);
    bodyField.current?.focus();
  };
  const { lang } = LANGUAGES[language];

  return (
    <Columns>
      <Stack as="form" $gap={5} {...form.props} aria-label={t('Words of the mail')}>
        <TextField
          label={t('Subject')}
          {...form.field('subject')}
          lang={lang}
          maxLength={TEMPLATE_LIMITS.subject}
        />
        <TextAreaField
          label={t('Text')}
          hint={t('An empty line begins a new paragraph.')}
          {...form.field('body')}
          ref={bodyField}
          lang={lang}
          rows={14}
          maxLength={TEMPLATE_LIMITS.body}
        />
        <div role="group" aria-label={t('Insert into the text')}>
          <Placeholders>
            {placeholdersOf(kind, 'body').map((name) => (
              <li key={name}>
                <SmallButton onClick={() => insert(name)}>{`{${name}}`}</SmallButton>
              </li>
            ))}
          </Placeholders>
        </div>
        <SaveNotice stale={stale} failure={attempt.failure} />
        <Actions>
          <WriteButton type="submit" aria-disabled={attempt.isBusy}>
            {attempt.isBusy ? t('Saving...') : t('Save text')}
          </WriteButton>
          {isChanged && (
            <WriteButton
              $variant="secondary"
              onClick={() => form.setValues(templateOf(ownOf(stored)))}
            >
              {t('Undo changes')}
            </WriteButton>
          )}
          {updatedAt !== null && (
            <WriteButton $variant="secondary" onClick={() => setIsAsking(true)}>
              {t('Back to the standard text')}
            </WriteButton>
          )}
        </Actions>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={t('Back to the standard text?')}
          description={t(
            'Your own words for this mail in {language} are deleted, and nobody can bring them back.',
            { language: languageName(language) },
          )}
          confirmLabel={t('Use the standard text')}
          texts={RESETTING}
          action={async () => replace(await save.mutateAsync({ kind, language, updatedAt }))}
          stored={storedForm}
          onClose={() => setIsAsking(false)}
        />
      )}
      {/* The key reloads the preview after saving: its address does not contain the stored text. */}
      <TemplatePreview key={updatedAt} of={{ kind, language, ...(isChanged && form.values) }} />
    </Columns>
  );
}

/** The kind decides which placeholders are allowed. */
function schemaOf(kind: TemplateKind, language: Language) {
  const named = z.pipe(
    z.object({ subject: z.string(), body: z.string() }),
    z.transform((template) => ({ kind, language, ...template })),
  );
  return z.pipe(named, templateInputSchema);
}

const RESETTING: AttemptTexts = {
  done: 'The standard text holds again',
  failed: 'The standard text was not put back.',
};

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

const Placeholders = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
