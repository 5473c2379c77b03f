import styled from 'styled-components';
import { SmallText } from '../../components/SmallText';
import { space } from '../../styles/theme';
import { useLangOf, usePage } from '../PageContext';
import { ContactLinks } from './ContactLinks';

/** Who lets the house and how to reach them; nothing if the owner has entered neither. */
export function HostContact() {
  const { t, content, contact } = usePage();
  const langOf = useLangOf();
  const name = content['host.name'];
  const languages = content['host.languages'];
  if (!name && contact.links.length === 0) return null;
  return (
    <Host>
      {name && contact.hostPicture && (
        <img src={contact.hostPicture} alt="" width={88} height={88} loading="lazy" />
      )}
      <div>
        {name && (
          <>
            <SmallText>{t('contact.host')}</SmallText>
            <Name>{name}</Name>
            {languages && (
              <SmallText {...langOf('host.languages')}>
                {t('contact.speaks', { languages })}
              </SmallText>
            )}
          </>
        )}
        <ContactLinks {...(!name && { before: t('contact.directly') })} />
      </div>
    </Host>
  );
}

const Host = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  align-items: start;
  img {
    width: 88px;
    height: 88px;
    border-radius: 50%;
  }
  > div {
    min-width: 0;
    flex: 1 1 200px;
  }
`;

const Name = styled.p`
  font-family: ${({ theme }) => theme.fonts.display};
  font-size: ${({ theme }) => theme.type.h4};
`;
