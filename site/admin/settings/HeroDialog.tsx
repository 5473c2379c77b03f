import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { useApi } from '../../api/ApiContext';
import { Button } from '../../components/Button';
import { Dialog, DialogActions } from '../../components/Dialog';
import { QueryState } from '../../components/QueryState';
import { configQuery } from '../../queries/publicReads';
import { space } from '../../styles/theme';
import { differingFields } from '../components/mergeStored';
import { SaveNotice } from '../components/SaveNotice';
import { useAttempt } from '../components/useAttempt';
import type { Form } from '../components/useForm';
import type { Stale } from '../components/useStoredForm';
import { SmallButton } from '../components/SmallButton';
import { WriteButton } from '../components/WriteButton';
import { ToggleGroup } from '../components/ToggleGroup';
import type { PreviewMode } from './heroFields';
import { HeroImageGrid } from './HeroImageGrid';
import { HeroPreview } from './HeroPreview';
import { PlacingFields } from './PlacingFields';
import { settingsFormSchema, type SettingsFields } from './settingsFields';
import { SAVE_TEXTS, type SettingsFormState } from './useSettingsForm';
import { Stack } from '../components/cardStyles';
import { t, type Sentence } from '../i18n/t';

const MODES = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'mobile', label: 'Mobile' },
] as const satisfies readonly { value: PreviewMode; label: Sentence }[];

/**
 * Chooses and places the hero image, with a preview. The form takes the choice when it is saved; closing discards it.
 */
export function HeroDialog({
  settingsForm,
  onClose,
}: {
  settingsForm: SettingsFormState;
  onClose: () => void;
}) {
  // Without the form, whose fields are behind the dialog.
  const { isBusy, failure, run } = useAttempt(SAVE_TEXTS, { stored: settingsForm });
  const [invalid, setInvalid] = useState<string | null>(null);
  const [picked, setPicked] = useState<Partial<SettingsFields>>({});
  const form = withPicked(settingsForm.form, picked, (name, value) =>
    setPicked((before) => ({ ...before, [name]: value })),
  );
  const config = useQuery(configQuery(useApi()));
  const [mode, setMode] = useState<PreviewMode>('desktop');
  const handleApply = async () => {
    const checked = z.safeParse(settingsFormSchema, form.values);
    setInvalid(checked.error?.issues.map(({ message }) => message).join('. ') ?? null);
    if (checked.success && (await run(() => settingsForm.send(checked.data)))) onClose();
  };
  return (
    <Dialog isOpen isWide onClose={onClose} title={t('Choose the hero image')}>
      <QueryState
        query={config}
        loading={t('Loading images...')}
        failed={t('The image host’s settings could not be loaded.')}
      >
        {({ imageHost }) => (
          <Columns>
            <Stack as="section" aria-label={t('Preview')}>
              <ToggleGroup
                label={t('Preview for')}
                options={MODES.map(({ value, label }) => ({ value, label: t(label) }))}
                value={mode}
                onChange={setMode}
              />
              <HeroPreview fields={form.values} mode={mode} deliveryBase={imageHost.deliveryBase} />
            </Stack>
            <ImagesPart>
              <HeroImageGrid
                imageHost={imageHost}
                chosen={form.values.heroImagePublicId}
                onChoose={(publicId) => form.setValue('heroImagePublicId', publicId)}
              />
            </ImagesPart>
            <Controls>
              <PlacingFields form={form} mode={mode} />
              {form.values.heroImagePublicId !== '' && (
                <SmallButton
                  $variant="quiet"
                  onClick={() => form.setValue('heroImagePublicId', '')}
                >
                  {t('Use the site’s own picture')}
                </SmallButton>
              )}
            </Controls>
          </Columns>
        )}
      </QueryState>
      <SaveNotice
        stale={withPickedConflicts(settingsForm, picked)}
        failure={invalid ?? failure}
        isPlain
      />
      <DialogActions>
        <Button type="button" $variant="secondary" onClick={onClose}>
          {t('Close')}
        </Button>
        <WriteButton aria-disabled={isBusy} onClick={() => void handleApply()}>
          {isBusy ? t('Saving...') : t('Save & Apply')}
        </WriteButton>
      </DialogActions>
    </Dialog>
  );
}

/** The settings form with the choice on top; changes only affect the choice. */
function withPicked(
  form: Form<SettingsFields>,
  picked: Partial<SettingsFields>,
  setValue: Form<SettingsFields>['setValue'],
): Form<SettingsFields> {
  const values = { ...form.values, ...picked };
  return {
    ...form,
    values,
    setValue,
    field: (name) => ({
      ...form.field(name),
      value: values[name],
      onValue: (value) => setValue(name, value),
    }),
  };
}

/** Conflicts with another window for fields in the dialog: both changed the field, to different values. */
function withPickedConflicts(
  { stale, form }: SettingsFormState,
  picked: Partial<SettingsFields>,
): Stale | null {
  if (stale === null) return null;
  const values = { ...form.values, ...picked };
  const replaced = new Set<string>(differingFields(values, form.values));
  return {
    ...stale,
    conflicts: [...stale.conflicts, ...stale.adopted.filter(({ name }) => replaced.has(name))],
    adopted: stale.adopted.filter(({ name }) => !replaced.has(name)),
  };
}

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};
  margin: ${space(5)} 0;
  ${({ theme }) => theme.up.desktop} {
    grid-template-columns: 7fr 5fr;
    /* What the images are higher than the preview is room below the controls. */
    grid-template-rows: auto 1fr;
    gap: ${space(5)} ${space(7)};
  }
`;

/** On a phone between preview and controls, so that the first images are visible; on a desktop beside both. */
const ImagesPart = styled.div`
  min-width: 0;
  ${({ theme }) => theme.up.desktop} {
    grid-row: span 2;
  }
`;

const Controls = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  ${({ theme }) => theme.up.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
