import { Button } from '../../components/Button';
import { showToast } from '../../stores/toasts';
import { t } from '../i18n/t';

/**
 * Copies a text for pasting elsewhere.
 * @param what names it, for example `reference`
 * @param label what the button says
 * @param next what to do with it, said when it is copied; otherwise that is the text itself
 */
export function CopyButton({
  text,
  what,
  next = text,
  label = t('Copy'),
}: {
  text: string;
  what: string;
  next?: string;
  label?: string;
}) {
  const handleCopy = async () => {
    try {
      // Not there at all on pages that are not secure.
      await navigator.clipboard.writeText(text);
      showToast({ title: t('Copied'), description: next });
    } catch {
      showToast({
        title: t('Copying failed'),
        description: t('Please mark the {what} and copy it by hand.', { what }),
        tone: 'destructive',
      });
    }
  };
  return (
    <Button
      type="button"
      $variant="quiet"
      $size="small"
      aria-label={t('Copy {what}', { what })}
      onClick={() => void handleCopy()}
    >
      {label}
    </Button>
  );
}
