import type { ImageHostConfig } from '@shared/contract/gallery/image';
import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { useApi } from '../../api/ApiContext';
import { QueryState } from '../../components/QueryState';
import { galleryImagesQuery } from '../../queries/gallery';
import { configQuery } from '../../queries/publicReads';
import { space } from '../../styles/theme';
import { TabButton, TabList, TabPanel } from '../tabParts';
import { ScreenHead } from '../shell/ScreenHead';
import { BrowseTab } from './BrowseTab';
import { Icon } from '../components/Icon';
import { ImageUploader } from './ImageUploader';
import { LinkCards } from './LinkCards';
import { ManageTab } from './ManageTab';
import { useUploads } from './useUploads';
import { Button } from '../../components/Button';
import { t } from '../i18n/t';

const TABS = [
  { id: 'upload', label: 'Upload' },
  { id: 'browse', label: 'Browse' },
  { id: 'manage', label: 'Manage' },
] as const;

export function GalleryManager() {
  const api = useApi();
  const config = useQuery(configQuery(api));
  const gallery = useQuery(galleryImagesQuery(api));
  return (
    <>
      <ScreenHead title={t('Gallery Manager')}>
        <Button as={Link} to="/admin" $variant="quiet" $size="small">
          <Icon name="back" />
          <span>{t('Back to Admin')}</span>
        </Button>
      </ScreenHead>
      <QueryState
        query={config}
        loading={t('Loading…')}
        failed={t('The image host’s settings could not be loaded.')}
      >
        {({ imageHost }) =>
          gallery.isFetched && (
            <GalleryTabs
              imageHost={imageHost}
              start={gallery.data && gallery.data.length > 0 ? 'manage' : 'upload'}
            />
          )
        }
      </QueryState>
      <LinkCards />
    </>
  );
}

function GalleryTabs({
  imageHost,
  start,
}: {
  imageHost: ImageHostConfig;
  /** The tab that opens first. */
  start: 'manage' | 'upload';
}) {
  const [first] = useState(start);
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find(({ id }) => id === (search.get('tab') ?? first)) ?? TABS[0];
  const uploads = useUploads(imageHost);
  return (
    <TabArea value={tab.id} onValueChange={(id) => setSearch({ tab: id })}>
      <TabList aria-label={t('Gallery Manager')} chosen={tab.id}>
        {TABS.map(({ id, label }) => (
          <TabButton key={id} value={id}>
            {t(label)}
          </TabButton>
        ))}
      </TabList>
      <TabPanel value="upload">
        <ImageUploader imageHost={imageHost} uploads={uploads} />
      </TabPanel>
      <TabPanel value="browse">
        <BrowseTab imageHost={imageHost} />
      </TabPanel>
      <TabPanel value="manage">
        <ManageTab imageHost={imageHost} />
      </TabPanel>
    </TabArea>
  );
}

const TabArea = styled(Tabs.Root)`
  margin-bottom: ${space(10)};
`;
