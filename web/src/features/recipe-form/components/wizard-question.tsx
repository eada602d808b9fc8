import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

export type Question = 'discard' | 'undo' | 'another' | 'leave';

const TEXTS: Record<Question, { title: string; description: string; confirm: string; keep: string }> = {
  discard: {
    title: 'Discard what you typed?',
    description: 'Your changes will be discarded. Saved recipes stay as they are.',
    confirm: 'Discard',
    keep: 'Keep writing',
  },
  undo: {
    title: 'Go back to what you typed?',
    description: 'This recipe and your changes to it will be discarded.',
    confirm: 'Go back',
    keep: 'Keep this recipe',
  },
  another: {
    title: 'Make another recipe?',
    description: 'It replaces this one and your changes to it.',
    confirm: 'Make another',
    keep: 'Keep this recipe',
  },
  leave: {
    title: 'Leave without saving?',
    description: 'This browser doesn’t let us save drafts. What you typed here would be lost.',
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
