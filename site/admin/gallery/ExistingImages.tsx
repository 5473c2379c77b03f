import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { hostedImagesQuery } from '../../queries/hostedImages';
import { space } from '../../styles/theme';
import { HostedImageCard, HostedImageGrid } from './HostedImageCard';

/** What is at the host already, to be deleted one by one. */
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
      <h3>Existing Images</h3>
      <QueryState
        query={hosted}
        loading="Loading images..."
        failed="The images could not be loaded."
        isEmpty={(images) => images.length === 0}
        empty="No images found"
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
