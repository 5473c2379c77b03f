import { Button } from '@site/components/Button';
import { space } from '@site/styles/theme';
import styled from 'styled-components';
import { t } from './texts';

export function StartFailure({ failure }: { failure: unknown }) {
  return (
    <Page role="alert">
      <h1>{t('Villa Admin could not be started')}</h1>
      <p>
        {t(
          'Please try again. If that does not help, quit the app and start it again. If the failure remains, install the newest version. Nothing that was saved is lost.',
        )}
      </p>
      <Button type="button" onClick={() => location.reload()}>
        {t('Try again')}
      </Button>
      <Detail>{failure instanceof Error ? failure.message : String(failure)}</Detail>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space(6)};
  max-width: 560px;
  min-height: 100dvh;
  margin: 0 auto;
  padding: ${space(8)} ${space(6)};
  h1 {
    font-size: ${({ theme }) => theme.type.h3};
  }
`;

const Detail = styled.p`
  color: ${({ theme }) => theme.colors.slate};
  font-size: ${({ theme }) => theme.type.small};
  overflow-wrap: anywhere;
`;
