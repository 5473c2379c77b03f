import { pathIn } from '@shared/i18n/languages';
import { Button } from '../components/Button';
import { MessagePage } from './MessagePage';
import { usePage } from './PageContext';

/** In place of a page that an error has stopped. Its ways on load pages whole: nothing of this one is used. */
export function PageBroken() {
  const { t, language } = usePage();
  return (
    <main>
      <MessagePage title={t('error.page.title')} text={t('error.page.text')} isAlert>
        <Button type="button" onClick={() => window.location.reload()}>
          {t('error.reload')}
        </Button>
        <Button as="a" href={pathIn(language, '/')} $variant="secondary">
          {t('notFound.home')}
        </Button>
      </MessagePage>
    </main>
  );
}
