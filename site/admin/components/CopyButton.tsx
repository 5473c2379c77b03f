import { Button } from '../../components/Button';
import { showToast } from '../../stores/toasts';
import { t } from './texts.en';

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
  label = t('components.copy'),
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
      showToast({ title: t('components.copied'), description: next });
    } catch {
      showToast({
        title: t('components.copyingFailed'),
        description: t('components.pleaseMarkTheWhat', { what }),
        tone: 'destructive',
      });
    }
  };
  return (
    <Button
      type="button"
      $variant="quiet"
      $size="small"
      aria-label={t('components.copyWhat', { what })}
      onClick={() => void handleCopy()}
    >
      {label}
    </Button>
  );
}
