import { Button } from '../components/Button';
import { MessagePage } from './MessagePage';
import { useText } from './PageContext';

/** In place of a page that an error has stopped. Its ways on load pages whole: nothing of this one is used. */
export function PageBroken() {
  const t = useText();
  return (
    <main>
      <MessagePage title={t('error.page.title')} text={t('error.page.text')} isAlert>
        <Button type="button" onClick={() => window.location.reload()}>
          {t('error.reload')}
        </Button>
        <Button as="a" href="/" $variant="secondary">
          {t('notFound.home')}
        </Button>
      </MessagePage>
    </main>
  );
}
