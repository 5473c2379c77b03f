import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { templatesQuery } from '../../queries/mailTemplates';
import { mailRulesQuery } from '../../queries/scheduledMails';
import { MailRulesForm } from './MailRulesForm';
import { MailSettingsSection } from './MailSettingsSection';
import { TemplateEditor } from './TemplateEditor';
import { Stack } from '../components/cardStyles';
import { t } from '../i18n/t';

export function MailsPage() {
  const api = useApi();
  const rules = useQuery(mailRulesQuery(api));
  const templates = useQuery(templatesQuery(api));
  return (
    <Stack $gap={10}>
      <QueryState
        query={rules}
        loading={t('Loading the times…')}
        failed={t('The times could not be loaded.')}
      >
        {(loaded) => <MailRulesForm rules={loaded} />}
      </QueryState>
      <QueryState
        query={templates}
        loading={t('Loading the texts…')}
        failed={t('The texts could not be loaded.')}
      >
        {(loaded) => <TemplateEditor templates={loaded} />}
      </QueryState>
      <MailSettingsSection />
    </Stack>
  );
}
