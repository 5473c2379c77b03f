import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog, DialogActions } from '../../components/Dialog';
import { space } from '../../styles/theme';
import { useVillaName } from '../components/useVillaName';
import { CopyButton } from '../components/CopyButton';
import { t } from '../i18n/t';

/** Shown once, so it stays open until the owner confirms. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  codes: readonly string[];
  onClose: () => void;
}) {
  const villaName = useVillaName();
  return (
    <Dialog
      isOpen
      mustBeAnswered
      onClose={onClose}
      title={t('Keep these recovery codes')}
      description={t(
        'Each code signs you in once if you do not have your phone. They are shown only now: print them, or save them in a password manager.',
      )}
    >
      <Codes aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <DialogActions>
        <CopyButton
          text={t('{villaName} recovery codes\n{join}', { villaName, join: codes.join('\n') })}
          what={t('codes')}
          label={t('Copy codes')}
          next={t('Keep them where only you can read them.')}
        />
        <Button type="button" data-first-focus onClick={onClose}>
          {t('I have kept them')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: ${space(2)} ${space(5)};
  margin: ${space(5)} 0 0;
  padding: ${space(4)};
  background: ${({ theme }) => theme.colors.sand};
  border-radius: ${({ theme }) => theme.radii.control};
  code {
    font-size: 0.9375rem;
    white-space: nowrap;
  }
`;
