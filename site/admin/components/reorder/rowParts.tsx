import styled from 'styled-components';
import { Tooltip } from '../../../components/Tooltip';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { t } from '../../i18n/t';
import { moveButtonId, type ReorderableRow } from './reorderableRow';

export function DragHandle({ attach }: { attach: (node: HTMLSpanElement | null) => void }) {
  return (
    <Handle ref={attach} aria-hidden title={t('Drag to reorder')}>
      <Icon name="grip" />
    </Handle>
  );
}

/** For keyboard and touch. */
export function MoveButtons({ row, canMove = true }: { row: ReorderableRow; canMove?: boolean }) {
  const { type, id, title, canMoveUp, canMoveDown, onStep } = row;
  return (
    <>
      <Tooltip text={t('Move up')}>
        <IconButton
          id={moveButtonId(type, id, 'up')}
          aria-label={t('Move up: {title}', { title })}
          disabled={!canMoveUp || !canMove}
          onClick={() => onStep('up')}
        >
          <Icon name="up" />
        </IconButton>
      </Tooltip>
      <Tooltip text={t('Move down')}>
        <IconButton
          id={moveButtonId(type, id, 'down')}
          aria-label={t('Move down: {title}', { title })}
          disabled={!canMoveDown || !canMove}
          onClick={() => onStep('down')}
        >
          <Icon name="down" />
        </IconButton>
      </Tooltip>
    </>
  );
}

const Handle = styled.span`
  flex: none;
  display: grid;
  place-content: center;
  align-self: stretch;
  width: 32px;
  min-height: 48px;
  color: ${({ theme }) => theme.colors.slate};
  cursor: grab;
  /* Touching the handle drags; touching beside it scrolls. */
  touch-action: none;
  user-select: none;
  -webkit-user-select: none;
  @media (pointer: coarse) {
    width: 44px;
  }
`;
