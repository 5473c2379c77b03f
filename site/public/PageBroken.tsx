import { pathIn } from '@shared/i18n/languages';
import { Button } from '../components/Button';
import { ContactLinks } from './messages/ContactLinks';
import { MessagePage } from './MessagePage';
import { usePage } from './PageContext';

/**
 * Replaces a page that crashed. Its links load whole pages, because the current page's state cannot be trusted.
 */
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
        <ContactLinks before={t('contact.reach')} />
      </MessagePage>
    </main>
  );
}
