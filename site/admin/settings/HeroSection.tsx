import { LIMITS } from '@shared/contract/common';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { SmallButton } from '../components/SmallButton';
import { TextField } from '../components/fields';
import { Picture } from '../../components/Picture';
import { configQuery } from '../../queries/publicReads';
import { space } from '../../styles/theme';
import { HeroDialog } from './HeroDialog';
import { PlacingFields } from './PlacingFields';
import { Folded, GroupFields, SettingsGroup } from './SettingsGroup';
import { SETTING_LABELS } from './settingsFields';
import type { SettingsFormState } from './useSettingsForm';
import { t } from '../i18n/t';

/** The hero image of the settings' form. */
export function HeroSection({ settingsForm }: { settingsForm: SettingsFormState }) {
  const { form } = settingsForm;
  return (
    <SettingsGroup
      title={t('Hero Image Settings')}
      hint={t(
        'The large picture at the top of the home page. Without one, guests see the site’s own.',
      )}
    >
      <HeroChoice settingsForm={settingsForm} />
      <Folded>
        <summary>{t('Identifier, position and scale')}</summary>
        <GroupFields>
          <TextField
            label={t(SETTING_LABELS.heroImagePublicId)}
            isOptional
            {...form.field('heroImagePublicId')}
            maxLength={LIMITS.publicId}
            spellCheck={false}
          />
          <PlacingFields form={form} mode="desktop" />
          <PlacingFields form={form} mode="mobile" />
        </GroupFields>
      </Folded>
    </SettingsGroup>
  );
}

/** The picture, and the dialog that chooses, places and saves it. */
export function HeroChoice({ settingsForm }: { settingsForm: SettingsFormState }) {
  const { data: config } = useQuery(configQuery(useApi()));
  const [isChoosing, setIsChoosing] = useState(false);
  const publicId = settingsForm.form.values.heroImagePublicId.trim();
  return (
    <Choice>
      {config && publicId !== '' && (
        <Thumbnail
          // Resets the error when the image changes.
          key={publicId}
          deliveryBase={config.imageHost.deliveryBase}
          publicId={publicId}
          variants={['preview']}
          alt=""
        />
      )}
      <SmallButton onClick={() => setIsChoosing(true)}>{t('Choose and preview')}</SmallButton>
      {isChoosing && (
        <HeroDialog settingsForm={settingsForm} onClose={() => setIsChoosing(false)} />
      )}
    </Choice>
  );
}

const Choice = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  max-width: 320px;
`;

const Thumbnail = styled(Picture)`
  width: 100%;
  height: auto;
  aspect-ratio: 2;
  object-fit: cover;
  background: ${({ theme }) => theme.colors.sand};
  border-radius: ${({ theme }) => theme.radii.photo};
`;
