import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { hostedImagesQuery } from '../../queries/hostedImages';
import { space } from '../../styles/theme';
import { HostedImageCard, HostedImageGrid } from './HostedImageCard';
import { t } from '../i18n/t';

export function ExistingImages({
  deliveryBase,
  onDelete,
}: {
  deliveryBase: string;
  onDelete: (publicId: string) => void;
}) {
  const hosted = useQuery(hostedImagesQuery(useApi()));
  return (
    <Section>
      <h3>{t('Existing Images')}</h3>
      <QueryState
        query={hosted}
        loading={t('Loading images...')}
        failed={t('The images could not be loaded.')}
        isEmpty={(images) => images.length === 0}
        empty={t('No images found')}
      >
        {(images) => (
          <HostedImageGrid>
            {images.map((image) => (
              <HostedImageCard
                key={image.publicId}
                image={image}
                deliveryBase={deliveryBase}
                onDelete={() => onDelete(image.publicId)}
              />
            ))}
          </HostedImageGrid>
        )}
      </QueryState>
    </Section>
  );
}

const Section = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(8)};
`;
