import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

export type Question = 'discard' | 'undo' | 'another' | 'leave';

const TEXTS: Record<Question, { title: string; description: string; confirm: string; keep: string }> = {
  discard: {
    title: 'Discard what you typed?',
    description: 'What you typed here since goes. Recipes you have saved stay as they are.',
    confirm: 'Discard',
    keep: 'Keep writing',
  },
  undo: {
    title: 'Go back to what you typed?',
    description: 'The recipe goes, with what you have changed in it since.',
    confirm: 'Go back',
    keep: 'Keep this recipe',
  },
  another: {
    title: 'Make another recipe?',
    description: 'It takes the place of this one, with what you have changed in it since.',
    confirm: 'Make another',
    keep: 'Keep this recipe',
  },
  leave: {
    title: 'Leave without saving?',
    description: 'This browser does not let us keep drafts. What you typed here would be lost.',
    confirm: 'Leave',
    keep: 'Keep writing',
  },
};

export interface WizardQuestionProps {
  question: Question;
  onAnswer: (question: Question) => void;
  onClose: () => void;
}

export function WizardQuestion({ question, onAnswer, onClose }: WizardQuestionProps) {
  const { title, description, confirm, keep } = TEXTS[question];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      confirmLabel={confirm}
      cancelLabel={keep}
      tone={question === 'another' ? 'primary' : 'danger'}
      onConfirm={() => onAnswer(question)}
    />
  );
}
