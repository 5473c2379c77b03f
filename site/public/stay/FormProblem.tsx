import type { StayPage } from '@shared/contract/stay/stayPage';
import { stayOutcomeText } from '@shared/i18n/stayPage';
import styled from 'styled-components';
import type { ControlProps } from '../../components/Field';
import { space } from '../../styles/theme';
import { usePage } from '../PageContext';
import { problemId, refusedFormOf, useStayText } from './stayText';

/** Error text of the form sent last, or `null`. */
export function useProblem({ outcome }: Pick<StayPage, 'outcome'>): string | null {
  const { language } = usePage();
  const { text } = useStayText();
  if (outcome?.kind !== 'problem') return null;
  return stayOutcomeText('problem', outcome.code, language) ?? text('problem.invalid');
}

/**
 * The error of a rejected form. The form's address ends in this element's fragment, which moves the focus here.
 * @param labels field labels, by name
 */
export function FormProblem({
  page,
  form,
  labels,
}: {
  page: StayPage;
  form: string;
  labels?: Readonly<Record<string, string>>;
}) {
  const { text } = useStayText();
  const problem = useProblem(page);
  if (problem === null || refusedFormOf(page) !== form) return null;
  const fields = (page.outcome?.fields ?? []).flatMap((name) => labels?.[name] ?? []);
  return (
    <Problem id={problemId(form)} tabIndex={-1}>
      {page.outcome?.fileName && <FileName>{page.outcome.fileName}</FileName>}
      {problem}
      {/* The other messages name their subject. */}
      {page.outcome?.code === 'invalid' && fields.length > 0 && (
        <> {text('refused.fields', { fields: fields.join(', ') })}</>
      )}
    </Problem>
  );
}

export function markWrong(page: StayPage, form: string) {
  const wrong = refusedFormOf(page) === form ? (page.outcome?.fields ?? []) : [];
  return (name: string, control: ControlProps): ControlProps =>
    wrong.includes(name)
      ? {
          ...control,
          'aria-invalid': true,
          'aria-describedby': [control['aria-describedby'], problemId(form)]
            .filter(Boolean)
            .join(' '),
        }
      : control;
}

const FileName = styled.strong`
  display: block;
  overflow-wrap: anywhere;
`;

const Problem = styled.p`
  padding: ${space(3)} ${space(4)};
  background: ${({ theme }) => theme.colors.coralTint};
  border-left: 4px solid ${({ theme }) => theme.colors.coral};
  border-radius: ${({ theme }) => theme.radii.control};
  scroll-margin-top: ${space(16)};
`;
