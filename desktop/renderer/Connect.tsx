import type { DesktopState } from '@shared/contract/desktop';
import { Button } from '@site/components/Button';
import { Field, TextInput } from '@site/components/Field';
import { space } from '@site/styles/theme';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import styled from 'styled-components';
import { AppSettings } from './AppSettings';
import { bridge } from './bridge';
import { LocalVillaCard } from './LocalVillaCard';
import { VillaList } from './VillaList';
import { t } from './texts';

/** The menu's "add villa" target, which shows the address field. */
const ADD_VILLA = '#add';

export function Connect({ state }: { state: DesktopState }) {
  const navigate = useNavigate();
  const [address, setAddress] = useState('');
  const [message, setMessage] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);
  const isFirst = state.villas.length === 0;
  const title = isFirst ? t('Connect to your villa') : t('Villas and app settings');
  const { key, hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const asksForAddress = isFirst || hash === ADD_VILLA;

  useEffect(() => {
    document.title = `${title} · Villa Admin`;
  }, [title]);
  useEffect(() => {
    // The previous screen may have been scrolled.
    document.documentElement.scrollTop = 0;
    if (asksForAddress) field.current?.focus();
    else heading.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line exhaustive-deps -- on every visit, even with the same address
  }, [key]);

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
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {!isFirst && <VillaList state={state} onDone={() => void navigate('/admin')} />}
      <Form onSubmit={(event) => void handleSubmit(event)} noValidate>
        {!isFirst && <h2>{t('Add another villa')}</h2>}
        <Field
          label={t('Address of your villa’s website')}
          hint={t('For example https://your-villa.example')}
          error={message}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              value={address}
              inputMode="url"
              spellCheck={false}
              autoCapitalize="none"
              onChange={({ target }) => setAddress(target.value)}
            />
          )}
        </Field>
        <Button type="submit" disabled={isChecking}>
          {isChecking ? t('Checking…') : t('Connect')}
        </Button>
      </Form>
      {!isFirst && <AppSettings state={state} />}
      <LocalVillaCard state={state} onOpen={() => void navigate('/admin')} />
      <Note>
        {state.canKeepOffline
          ? t(
              'What you last read is kept on this computer, encrypted, for reading without a connection. Signing out deletes it.',
            )
          : t(
              'This system offers no encryption, so nothing is kept on this computer for reading without a connection.',
            )}
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
    outline: none;
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
