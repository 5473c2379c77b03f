import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useApi } from '../api/ApiContext';
import defaultHero from '../assets/hero-default.webp';
import { Picture } from '../components/Picture';
import { configQuery, settingsQuery } from '../queries/publicReads';
import { photoFrame } from './Section';

/** The house's picture: the hero image, or the site's own. Decorative, as the home page describes it. */
export function HousePhoto({ sizes, className }: { sizes: string; className?: string }) {
  const api = useApi();
  const { data: settings } = useQuery(settingsQuery(api));
  const { data: config } = useQuery(configQuery(api));
  return (
    <HousePicture
      publicId={settings?.heroImagePublicId ?? null}
      deliveryBase={config?.imageHost.deliveryBase ?? null}
      sizes={sizes}
      className={className}
    />
  );
}

/** Same, without queries: for pages that the server renders. */
export function HousePicture({
  publicId,
  deliveryBase,
  sizes,
  className,
}: {
  publicId: string | null;
  deliveryBase: string | null;
  sizes: string;
  className?: string | undefined;
}) {
  return publicId !== null && deliveryBase !== null ? (
    <Framed
      publicId={publicId}
      deliveryBase={deliveryBase}
      alt=""
      variants={['heroMedium', 'hero']}
      sizes={sizes}
      loading="eager"
      className={className}
    />
  ) : (
    <Own src={defaultHero} width={1920} height={1080} alt="" className={className} />
  );
}

const Framed = styled(Picture)`
  ${photoFrame}
  object-fit: cover;
`;

const Own = styled.img`
  ${photoFrame}
  object-fit: cover;
`;
