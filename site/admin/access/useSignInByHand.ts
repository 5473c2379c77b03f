import { useNavigate } from 'react-router';
import { showToast } from '../../stores/toasts';
import { t } from './texts.en';

/** Leads to sign-in whoever has chosen a password that is stored, where no session could be. */
export function useSignInByHand(): () => void | Promise<void> {
  const navigate = useNavigate();
  return () => {
    showToast({ title: t('access.yourPasswordIsStored') });
    return navigate('/admin/login', { replace: true });
  };
}
