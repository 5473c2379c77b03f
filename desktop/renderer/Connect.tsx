import type { DesktopState } from '@shared/contract/desktop';
import { Button } from '@site/components/Button';
import { Field, TextInput } from '@site/components/Field';
import { space } from '@site/styles/theme';
import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { AppSettings } from './AppSettings';
import { bridge } from './bridge';
import { LocalVillaCard } from './LocalVillaCard';
import { VillaList } from './VillaList';
import { t } from './texts.en';

/** Connects to a villa; later also where villas are switched and the app is set up. */
export function Connect({ state }: { state: DesktopState }) {
  const navigate = useNavigate();
  const [address, setAddress] = useState('');
  const [message, setMessage] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);
  const isFirst = state.villas.length === 0;

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsChecking(true);
    setMessage(undefined);
    const result = await bridge.connect(address);
    setIsChecking(false);
    if (result.ok) void navigate('/admin');
    else setMessage(result.message);
  };

  return (
    <Page>
      <h1>{isFirst ? t('renderer.connectToYourVilla') : t('renderer.villasAndAppSettings')}</h1>
      {!isFirst && <VillaList state={state} onDone={() => void navigate('/admin')} />}
      <Form onSubmit={(event) => void handleSubmit(event)} noValidate>
        {!isFirst && <h2>{t('renderer.addAnotherVilla')}</h2>}
        <Field
          label={t('renderer.addressOfYourVillas')}
          hint={t('renderer.forExampleHttpsYour')}
          error={message}
        >
          {(control) => (
            <TextInput
              {...control}
              value={address}
              inputMode="url"
              spellCheck={false}
              autoCapitalize="none"
              onChange={({ target }) => setAddress(target.value)}
            />
          )}
        </Field>
        <Button type="submit" disabled={isChecking}>
          {isChecking ? t('renderer.checking') : t('renderer.connect')}
        </Button>
      </Form>
      <LocalVillaCard state={state} onOpen={() => void navigate('/admin')} />
      {!isFirst && <AppSettings state={state} />}
      <Note>
        {state.canKeepOffline ? t('renderer.whatYouLastRead') : t('renderer.thisSystemOffersNo')}
      </Note>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  align-content: center;
  gap: ${space(8)};
  max-width: 560px;
  min-height: 100dvh;
  margin: 0 auto;
  padding: ${space(8)} ${space(6)};
  h1 {
    font-size: ${({ theme }) => theme.type.h3};
  }
  h2 {
    margin-bottom: ${space(3)};
    font-size: ${({ theme }) => theme.type.h4};
  }
`;

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Note = styled.p`
  color: ${({ theme }) => theme.colors.slate};
  font-size: ${({ theme }) => theme.type.small};
`;
