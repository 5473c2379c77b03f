import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { templatesQuery } from '../../queries/mailTemplates';
import { mailRulesQuery } from '../../queries/scheduledMails';
import { space } from '../../styles/theme';
import { MailRulesForm } from './MailRulesForm';
import { TemplateEditor } from './TemplateEditor';
import { t } from '../i18n/t';

/** Which mails go to guests by themselves, and what mails to guests say. */
export function MailsPage() {
  const api = useApi();
  const rules = useQuery(mailRulesQuery(api));
  const templates = useQuery(templatesQuery(api));
  return (
    <Parts>
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
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space(10)};
`;
