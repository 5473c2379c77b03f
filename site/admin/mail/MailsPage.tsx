import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { mailRulesQuery, templatesQuery } from '../../queries/mailTemplates';
import { space } from '../../styles/theme';
import { MailRulesForm } from './MailRulesForm';
import { TemplateEditor } from './TemplateEditor';

/** Which mails go to guests by themselves, and what mails to guests say. */
export function MailsPage() {
  const api = useApi();
  const rules = useQuery(mailRulesQuery(api));
  const templates = useQuery(templatesQuery(api));
  return (
    <Parts>
      <QueryState
        query={rules}
        loading="Loading the times…"
        failed="The times could not be loaded."
      >
        {(loaded) => <MailRulesForm key={loaded.updatedAt} stored={loaded} />}
      </QueryState>
      <QueryState
        query={templates}
        loading="Loading the texts…"
        failed="The texts could not be loaded."
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
