import { Link } from 'react-router';
import { Button } from '../../components/Button';
import { MessagePage } from '../MessagePage';
import { useText } from '../PageContext';

export function NotFound() {
  const t = useText();
  return (
    <MessagePage title={t('notFound.title')} text={t('notFound.hint')}>
      <Button as={Link} to="/">
        {t('notFound.home')}
      </Button>
      <Button as={Link} to="/booking" $variant="secondary">
        {t('notFound.book')}
      </Button>
    </MessagePage>
  );
}
