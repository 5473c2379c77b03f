import { Link } from 'react-router';
import { SmallText } from '../../components/SmallText';
import { usePage } from '../PageContext';

/** Says which data a form stores, why and for how long. @param of the form */
export function PrivacyNote({ of }: { of: 'enquiry' | 'message' }) {
  const { t, legal } = usePage();
  return (
    <SmallText>
      <span>{t(`privacy.${of}`, { months: legal.keptMonths[of] })}</span>{' '}
      <Link to="/privacy" target="_blank">
        {t('footer.privacy')}
      </Link>
    </SmallText>
  );
}
