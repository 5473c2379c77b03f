import type { HostedImage } from '@shared/contract/gallery/image';
import styled from 'styled-components';
import { SmallButton } from '../components/SmallButton';
import { Picture } from '../../components/Picture';
import { Tooltip } from '../../components/Tooltip';
import { space } from '../../styles/theme';
import { IconButton } from '../components/IconButton';
import { Icon } from '../components/Icon';
import { sizeText } from './imageText';
import { t } from '../i18n/t';

/**
 * The buttons are always visible, because touch and keyboard do not hover.
 * @param onAdd omitted where images are not added
 */
export function HostedImageCard({
  image,
  deliveryBase,
  onAdd,
  onDelete,
}: {
  image: HostedImage;
  deliveryBase: string;
  onAdd?: () => void;
  onDelete: () => void;
}) {
  const { publicId } = image;
  return (
    <Card>
      <Thumbnail
        deliveryBase={deliveryBase}
        publicId={publicId}
        variants={['thumbnail', 'card']}
        sizes="(min-width: 768px) 260px, 50vw"
        alt=""
      />
      <Facts>
        <strong>{publicId}</strong>
        <span>{sizeText(image)}</span>
      </Facts>
      <Actions>
        {onAdd && (
          <SmallButton aria-label={t('Add to gallery: {publicId}', { publicId })} onClick={onAdd}>
            <Icon name="plus" />
            <span>{t('Add to gallery')}</span>
          </SmallButton>
        )}
        <Tooltip text={t('Delete from the hosting account')}>
          <IconButton
            $isDanger
            aria-label={t('Delete: {publicId}', { publicId })}
            onClick={onDelete}
          >
            <Icon name="remove" />
          </IconButton>
        </Tooltip>
      </Actions>
    </Card>
  );
}

/** Cards beside each other, as many as fit. */
export const HostedImageGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(230px, 100%), 1fr));
  gap: ${space(4)};
`;

const Card = styled.li`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: ${({ theme }) => theme.colors.surface};
  border: 1px solid ${({ theme }) => theme.colors.stone};
  border-radius: ${({ theme }) => theme.radii.card};
`;

const Thumbnail = styled(Picture)`
  width: 100%;
  height: auto;
  aspect-ratio: 3 / 2;
  object-fit: cover;
  background: ${({ theme }) => theme.colors.sand};
`;

const Facts = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)};
  font-size: ${({ theme }) => theme.type.small};
  strong {
    font-weight: 600;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  span {
    font-variant-numeric: tabular-nums;
    color: ${({ theme }) => theme.colors.slate};
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${space(2)};
  justify-content: end;
  margin-top: auto;
  padding: 0 ${space(4)} ${space(4)};
  button:not(:last-child) {
    flex: 1;
    padding: 0 ${space(2)};
  }
`;
