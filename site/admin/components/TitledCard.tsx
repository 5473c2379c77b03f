import type { ReactNode } from 'react';
import { Card, CardHead } from './cardStyles';

/**
 * @param id of the heading, which can take the focus
 * @param heading one level below the surrounding one
 * @param action buttons for the whole card
 */
export function TitledCard({
  id,
  heading: Heading = 'h2',
  title,
  about,
  action,
  children,
}: {
  id: string;
  heading?: 'h2' | 'h3';
  title: string;
  about: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Card aria-labelledby={id}>
      <CardHead>
        <div>
          <Heading id={id} tabIndex={-1}>
            {title}
          </Heading>
          <p>{about}</p>
        </div>
        {action}
      </CardHead>
      {children}
    </Card>
  );
}
