import { Link } from 'react-router';
import styled from 'styled-components';
import { usePage } from '../PageContext';

/** What is stored from a form, why and for how long. @param of the form */
export function PrivacyNote({ of }: { of: 'enquiry' | 'message' }) {
  const { t, legal } = usePage();
  return (
    <Note>
      {t(`privacy.${of}`, { months: legal.keptMonths[of] })}{' '}
      <Link to="/privacy" target="_blank">
        {t('footer.privacy')}
      </Link>
    </Note>
  );
}

const Note = styled.p`
  font-size: ${({ theme }) => theme.type.small};
  color: ${({ theme }) => theme.colors.slate};
`;
