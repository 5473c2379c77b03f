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
import { QuietActions } from '../components/cardStyles';
import { HeroDialog } from './HeroDialog';
import { PlacingFields } from './PlacingFields';
import { GroupFields, SettingsGroup } from './SettingsGroup';
import { SETTING_LABELS } from './settingsFields';
import type { SettingsFormState } from './useSettingsForm';
import { t } from '../i18n/t';

export function HeroSection({ settingsForm }: { settingsForm: SettingsFormState }) {
  const { form } = settingsForm;
  const { data: config } = useQuery(configQuery(useApi()));
  const [isChoosing, setIsChoosing] = useState(false);
  const publicId = form.values.heroImagePublicId.trim();
  return (
    <SettingsGroup
      title={t('Hero Image Settings')}
      hint={t(
        'The large picture at the top of the home page. Without one, guests see the site’s own.',
      )}
    >
      <Chosen>
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
        <Choice>
          <TextField
            label={t(SETTING_LABELS.heroImagePublicId)}
            isOptional
            {...form.field('heroImagePublicId')}
            maxLength={LIMITS.publicId}
            spellCheck={false}
          />
          <QuietActions>
            <SmallButton onClick={() => setIsChoosing(true)}>{t('Choose and preview')}</SmallButton>
            {publicId !== '' && (
              <SmallButton $variant="quiet" onClick={() => form.setValue('heroImagePublicId', '')}>
                {t('Use the site’s own picture')}
              </SmallButton>
            )}
          </QuietActions>
        </Choice>
      </Chosen>
      <Placing>
        <PlacingFields form={form} mode="desktop" />
      </Placing>
      <Placing>
        <PlacingFields form={form} mode="mobile" />
      </Placing>
      {isChoosing && (
        <HeroDialog settingsForm={settingsForm} onClose={() => setIsChoosing(false)} />
      )}
    </SettingsGroup>
  );
}

const Chosen = styled.div`
  display: grid;
  gap: ${space(5)};
  ${({ theme }) => theme.up.tablet} {
    grid-column: 1 / -1;
    grid-template-columns: repeat(3, 1fr);
    align-items: start;
  }
`;

const Thumbnail = styled(Picture)`
  width: 100%;
  height: auto;
  aspect-ratio: 2;
  object-fit: cover;
  background: ${({ theme }) => theme.colors.sand};
  border-radius: ${({ theme }) => theme.radii.photo};
`;

const Choice = styled.div`
  display: grid;
  gap: ${space(3)};
  ${({ theme }) => theme.up.tablet} {
    grid-column: span 2;
    &:only-child {
      grid-column: 1 / -1;
    }
  }
`;

const Placing = styled(GroupFields)`
  ${({ theme }) => theme.up.tablet} {
    grid-column: 1 / -1;
  }
`;
