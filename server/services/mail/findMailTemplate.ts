import {
  fillTemplate,
  type FilledTemplate,
  type Template,
  type TemplateKind,
  type TemplateValues,
} from '@shared/domain/mail/mailTemplates';
import type { Language } from '@shared/i18n/languages';
import { readConfig } from '../../db/configCache';
import { definitionOf, languageOf, type Mail } from '../../mail/mail';
import { defaultTemplate } from '../../mail/defaultTemplates';
import type { ReadContext } from '../serviceContext';

/** A mail's text: the owner's if edited, otherwise the standard one. @param values inserted as plain text */
export async function findTemplate<Kind extends TemplateKind>(
  kind: Kind,
  language: Language,
  values: TemplateValues<Kind>,
  context: Pick<ReadContext, 'models'>,
): Promise<FilledTemplate> {
  const edited = await editedTemplate(kind, language, context);
  return fillTemplate(edited ?? defaultTemplate(kind, language), values);
}

/** The owner's text for a mail; `null` if there is none or the mail has no editable text. */
export async function templateOfMail(
  mail: Mail,
  context: Pick<ReadContext, 'models'>,
): Promise<Template | null> {
  const { template } = definitionOf(mail);
  return template ? editedTemplate(template, languageOf(mail), context) : null;
}

/** The owner's edited text; `null` while the standard text applies. */
export async function editedTemplate(
  kind: TemplateKind,
  language: Language,
  context: Pick<ReadContext, 'models'>,
): Promise<Template | null> {
  return readConfig(context, `template ${kind} ${language}`, async () => {
    const row = await context.models.MailTemplate.findOne({ where: { kind, language } });
    return row && { subject: row.subject, body: row.body };
  });
}
